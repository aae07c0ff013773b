import { rowsOf, wordsIn } from '../../lexicon/rows.ts';
import table from '../../lexicon/senses.json' with { type: 'json' };
import type { Language } from '../brief.ts';

/** Where a word with another everyday sense has its meaning: after one of some words, and not before or after others. */
export type SenseContext = Readonly<
  Record<'notBefore' | 'notAfter', ReadonlySet<string>> & { after: ReadonlySet<string> | null }
>;

/** Stands for the beginning of a clause. */
export const clauseStart = 'start';

const setOf = (cell: string) => new Set(wordsIn(cell).filter(Boolean));
const rows =
  rowsOf<
    readonly [table: string, language: Language, words: string, after: string, before: string, not: string]
  >(table);

const contexts = new Map(
  rows.flatMap(([name, language, words, after, before, notAfter]) =>
    wordsIn(words).map((word): [string, SenseContext] => [
      `${name} ${language} ${word}`,
      { after: after ? setOf(after) : null, notBefore: setOf(before), notAfter: setOf(notAfter) },
    ]),
  ),
);

/** Returns what must stand beside a word of a table to be meant; undefined if the word has no other sense. */
export const contextOf = (name: string, language: Language, word: string): SenseContext | undefined =>
  contexts.get(`${name} ${language} ${word}`);
