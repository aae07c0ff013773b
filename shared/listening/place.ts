import { placeNamed } from './climate.ts';
import { type Part, saidIn, unnegated } from './sentence.ts';

/** The month in the middle of a season. */
const middleOf: Readonly<Record<string, number>> = { winter: 1, spring: 4, summer: 7, autumn: 10 };
/** Words before a place that somebody is or goes to. */
const leadsToPlace = new Set(
  'in at to from near around outside i på till nach im am bei à au aux en a por'.split(' '),
);

/** The place that the words name, with the month that they name, else this one. */
export function placeIn(parts: readonly Part[], today: Date): { name: string; month: number | null } | null {
  const saidOf = (kind: string) =>
    saidIn(unnegated(parts), 'weather')
      .find(({ concept }) => concept.meaning.startsWith(`${kind}:`))
      ?.concept.meaning.slice(kind.length + 1);
  const month = saidOf('month');
  const season = saidOf('season');
  for (const [at, part] of parts.entries()) {
    if (part.tokens[0]?.kind !== 'word' || part.everyday || part.concepts !== null) continue;
    // 'Sweden is playing' is no place to be.
    if (month === undefined && season === undefined && !leadsToPlace.has(parts[at - 1]?.typed ?? ''))
      continue;
    for (const length of [3, 2, 1]) {
      const words = parts.slice(at, at + length);
      if (words.length < length) continue;
      const found = placeNamed(words.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join(' '));
      if (found)
        return {
          name: found.name,
          month: month ? Number(month) : season ? (middleOf[season] ?? null) : today.getUTCMonth() + 1,
        };
    }
  }
  return null;
}
