import { fnv1a } from '#shared/stylist/ranking/fnv1a';
import { sentencesOf } from './text.ts';

/** How often a sentence may occur in the outfits of a person's history before it is no longer used. */
const mostTimes = 3;

/** The mark of a sentence: the hash that the history stores instead of the sentence. */
export const markOf = (sentence: string) => fnv1a(sentence);

/** The marks of all sentences in some texts. */
export const marksOf = (texts: readonly string[]) => texts.flatMap(sentencesOf).map(markOf);

/**
 * Returns a phraser, which chooses the alternative sentence that the person has read least often.
 * `said` holds the marks (hashes) of the sentences of earlier outfits. Ties are broken by `key`, so the same outfit
 * always gets the same texts. A sentence is repeated within an outfit only if there is no alternative.
 */
export function phraserFor(key: string, said: readonly number[] = []) {
  const times = new Map<number, number>();
  for (const mark of said) times.set(mark, (times.get(mark) ?? 0) + 1);
  const timesOf = (way: string) => Math.max(0, ...marksOf([way]).map((mark) => times.get(mark) ?? 0));
  const least = (ways: readonly string[]) =>
    ways.toSorted((one, other) => timesOf(one) - timesOf(other) || fnv1a(one + key) - fnv1a(other + key))[0];
  const note = (way: string) => {
    for (const mark of marksOf([way])) times.set(mark, mostTimes);
    return way;
  };
  return {
    /** Returns the alternative that was read least often. For sentences that must be said. */
    say: (...ways: readonly string[]): string => note(least(ways) ?? ''),
    /** Like `say`, but returns null if every alternative was used often enough. For sentences that can be left out. */
    offer(...ways: readonly string[]): string | null {
      const way = least(ways);
      return way === undefined || timesOf(way) >= mostTimes ? null : note(way);
    },
  };
}
export type Phraser = ReturnType<typeof phraserFor>;
