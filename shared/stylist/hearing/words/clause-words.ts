import { remember } from '../../../remember.ts';
import table from '../../lexicon/clause-words.json' with { type: 'json' };
import { type NameOf, namedRowsOf, wordsIn } from '../../lexicon/rows.ts';
import { type Language, languages } from '../brief.ts';

/** What a word shows of its clause: who acts, when, whether it is about clothes. The table says what each means. */
export type ClauseWord = NameOf<typeof table>;

/** The words and phrases of a language that show something of their clause. */
export const clauseWordsOf = remember(
  (language: Language): ReadonlyMap<ClauseWord, ReadonlySet<string>> =>
    new Map(
      namedRowsOf(table).map(([role, ...cells]) => [
        role,
        new Set(wordsIn(cells[languages.indexOf(language)] ?? '')),
      ]),
    ),
);
