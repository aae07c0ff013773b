import table from '../../lexicon/kind-refinements.json' with { type: 'json' };
import { recordsOf } from '../../lexicon/rows.ts';
import { tokensOf } from './tokens.ts';

const byKind = Map.groupBy(
  recordsOf<{ kind: string; words: string; result: string }>(table).map((row) => ({
    ...row,
    words: new Set(row.words.split(' ').map((word) => tokensOf(word).join(' '))),
  })),
  ({ kind }) => kind,
);

/** The more specific kind for the words of a name, by the first row that applies, or undefined. */
export const refineKind = (kind: string, found: readonly string[]): string | undefined =>
  byKind.get(kind)?.find(({ words }) => found.some((word) => words.has(word)))?.result;
