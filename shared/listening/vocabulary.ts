import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { type Language, languages } from './brief.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { fold, type Token, tokensOf } from './tokens.ts';
import { comforts } from './words/comfort.ts';
import { events } from './words/events.ts';
import { shades } from './words/colors.ts';
import { garments } from './words/garments.ts';
import { idioms } from './words/idioms.ts';
import { functionWords, grammar, neutralWords, type Role } from './words/grammar.ts';
import type { SettingId } from './words/settings.ts';
import { numbers } from './words/numbers.ts';
import { styleWords } from './words/styles.ts';
import { tags } from './words/tags.ts';
import { weatherWords } from './words/weather.ts';

/** What a word or a phrase of the tables means. */
export type Concept =
  | { table: 'garment'; kinds: readonly Kind[] }
  | { table: 'shade'; shade: string; colors: readonly string[] }
  | { table: 'tag'; tag: string; kind: 'fabric' | 'pattern' | 'feature' }
  | { table: 'event'; setting: SettingId; name: string }
  | { table: 'weather'; meaning: string }
  /** A number in words, which tells only with a unit. */
  | { table: 'number'; value: number }
  | { table: 'comfort'; id: string }
  | { table: 'style'; id: string }
  | { table: 'grammar'; role: Role }
  /** It looks like one of the others and means nothing for an outfit: 'white house'. */
  | { table: 'idiom' };

type Index = ReadonlyMap<string, readonly Concept[]>;
export type Vocabulary = {
  /** By the phrase itself, without accents. */
  exact: Index;
  /** By the stems of its words. */
  stemmed: Index;
  /** Words that steer a sentence, and words that say nothing of clothes. */
  functionWords: ReadonlySet<string>;
  neutralWords: ReadonlySet<string>;
};

/** The most words that a phrase of the tables has. */
export const longestPhrase = 6;

const stemmers = { en: english, sv: swedish, de: german, fr: french, es: spanish };

/** The stem of a word as it is typed, without accents; short words have none. */
export const stemOf = (typed: string, language: Language): string =>
  typed.length < 4 ? fold(typed) : fold(stemmers[language](typed));

type Row = readonly [concept: Concept, phrases: string];

function* rowsOf(language: Language): Generator<Row> {
  const column = languages.indexOf(language);
  for (const [role, ...words] of grammar) yield [{ table: 'grammar', role }, words[column] ?? ''];
  for (const words of idioms) yield [{ table: 'idiom' }, words[column] ?? ''];
  for (const [setting, ...words] of events)
    yield [{ table: 'event', setting, name: words[0].split(', ')[0] ?? '' }, words[column] ?? ''];
  for (const [meaning, ...words] of garments)
    yield [{ table: 'garment', kinds: kindsOf(meaning) }, words[column] ?? ''];
  for (const [shade, colors, ...words] of shades)
    yield [{ table: 'shade', shade, colors: colors.split(' ') }, words[column] ?? ''];
  for (const [tag, kind, ...words] of tags) yield [{ table: 'tag', tag, kind }, words[column] ?? ''];
  for (const [meaning, ...words] of weatherWords) yield [{ table: 'weather', meaning }, words[column] ?? ''];
  for (const [value, ...words] of numbers) yield [{ table: 'number', value }, words[column] ?? ''];
  for (const [id, ...words] of comforts) yield [{ table: 'comfort', id }, words[column] ?? ''];
  for (const [id, ...words] of styleWords) yield [{ table: 'style', id }, words[column] ?? ''];
}

function build(language: Language): Vocabulary {
  const exact = new Map<string, Concept[]>();
  const stemmed = new Map<string, Concept[]>();
  const add = (index: Map<string, Concept[]>, key: string, concept: Concept) => {
    const known = index.get(key);
    if (known) known.push(concept);
    else index.set(key, [concept]);
  };
  for (const [concept, phrases] of rowsOf(language))
    for (const phrase of phrases.split(',')) {
      const words = wordsOf(phrase);
      if (words.length === 0) continue;
      add(exact, words.map(({ text }) => text).join(' '), concept);
      add(stemmed, words.map(({ typed }) => stemOf(typed, language)).join(' '), concept);
    }
  const setOf = (words: string) => new Set(wordsOf(words).map(({ text }) => text));
  return {
    exact,
    stemmed,
    functionWords: setOf(functionWords[language]),
    neutralWords: setOf(neutralWords[language]),
  };
}

const wordsOf = (phrase: string): Token[] => tokensOf(phrase).filter(({ kind }) => kind !== 'mark');

const built = new Map<Language, Vocabulary>();

/** The words of a language; built at its first use, which takes some milliseconds. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = built.get(language) ?? build(language);
  built.set(language, known);
  return known;
}
