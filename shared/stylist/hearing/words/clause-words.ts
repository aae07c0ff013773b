import table from '../../lexicon/clause-words.json' with { type: 'json' };
import { type Language, languages } from '../brief.ts';

/** What a word shows of its clause: who does something, when, or whether it is about clothes. The table says what each means. */
export type ClauseWord = keyof typeof table;

const phrases = (language: Language) =>
  new Map(
    Object.entries(table).map(([role, [, ...cells]]) => [
      role as ClauseWord,
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
