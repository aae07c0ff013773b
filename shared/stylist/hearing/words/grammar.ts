import everydayTable from '../../lexicon/everyday-words.json' with { type: 'json' };
import table from '../../lexicon/grammar.json' with { type: 'json' };
import { type NameOf, namedRowsOf, rowsOf } from '../../lexicon/rows.ts';
import type { Language } from '../brief.ts';

/** How a word determines the reading of the rest of a sentence: negation, only, and, or. The table says what each means. */
export type Role = NameOf<typeof table>;

export const grammar = namedRowsOf(table);

const everydayRows =
  rowsOf<readonly [kind: 'function' | 'neutral', language: Language, words: string]>(everydayTable);

/**
 * The words of a language that are no part of a request, separated by spaces. `function` words identify the language;
 * `neutral` words need not be understood.
 */
export const everydayWords = (kind: 'function' | 'neutral', language: Language) =>
  everydayRows
    .filter((row) => row[0] === kind && row[1] === language)
    .map(([, , words]) => words)
    .join(' ');
