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
    for (const [sentence, { length }] of Map.groupBy(sentences, (text) => text))
      if (length > mostTimes) found.add(`${sentence} (${length} times)`);
    for (const [title, { length }] of Map.groupBy(some, (outfit) => outfit.title))
      if (length > 1) found.add(`Title: ${title} (${length} times)`);
  }
  return [...found];
}
