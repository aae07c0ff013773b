import table from '../../lexicon/clause-words.json' with { type: 'json' };
import { type NameOf, namedRowsOf } from '../../lexicon/rows.ts';
import { type Language, languages } from '../brief.ts';

/**
 * What a word shows of its clause: who does something, when, or whether it is about clothes. The table says what each
 * means.
 */
export type ClauseWord = NameOf<typeof table>;

const phrases = (language: Language) =>
  new Map(
    namedRowsOf(table).map(([role, ...cells]) => [
      role,
      new Set((cells[languages.indexOf(language)] ?? '').split(', ')),
    ]),
  );
const built = new Map<Language, ReturnType<typeof phrases>>();

/** The words and phrases of a language that show something of their clause. */
export function clauseWordsOf(language: Language): ReadonlyMap<ClauseWord, ReadonlySet<string>> {
  const known = built.get(language) ?? phrases(language);
  built.set(language, known);
  return known;
}
