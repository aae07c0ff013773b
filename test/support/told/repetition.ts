import { sentencesOf } from '../../../shared/stylist/wording/text.ts';

/** How many consecutive outfits are compared, and how many times a sentence may occur in them. */
const inARow = 40;
const mostTimes = 3;

/** Returns the sentences that occur too often, and the titles that occur twice, in any 40 consecutive outfits. */
export function repetitionsIn(outfits: readonly { title: string; sentences: readonly string[] }[]): string[] {
  const found = new Set<string>();
  for (let from = 0; from === 0 || from + inARow <= outfits.length; from++) {
    const some = outfits.slice(from, from + inARow);
    const sentences = some.flatMap((outfit) => outfit.sentences.flatMap(sentencesOf));
    for (const [sentence, times] of counted(sentences))
      if (times > mostTimes) found.add(`${sentence} (${times} times)`);
    for (const [title, times] of counted(some.map((outfit) => outfit.title)))
      if (times > 1) found.add(`Title: ${title} (${times} times)`);
  }
  return [...found];
}

function counted(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}
