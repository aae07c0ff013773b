import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { type Language, languages } from './brief.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { fold } from './tokens.ts';
import { shades } from './words/colors.ts';
import { comforts } from './words/comfort.ts';
import { events } from './words/events.ts';
import { garments } from './words/garments.ts';
import { functionWords, grammar, neutralWords, type Role } from './words/grammar.ts';
import { idioms } from './words/idioms.ts';
import { numbers } from './words/numbers.ts';
import type { SettingId } from './words/settings.ts';
import { styleWords } from './words/styles.ts';
import { tags } from './words/tags.ts';
import { weatherWords } from './words/weather.ts';

/** What a word or a phrase of the tables means. */
export type Concept =
  | { table: 'garment'; kinds: readonly Kind[] }
  | { table: 'shade'; shade: string; colors: readonly string[] }
  | { table: 'tag'; tag: string; kind: 'fabric' | 'pattern' | 'feature' }
  | { table: 'event'; setting: SettingId }
  | { table: 'weather'; meaning: string }
  /** A number in words, which tells only with a unit. */
  | { table: 'number'; value: number }
  | { table: 'comfort'; id: string }
  | { table: 'style'; id: string }
  | { table: 'grammar'; role: Role }
  /** It looks like one of the others and means nothing for an outfit: 'white house'. */
  | { table: 'idiom' };

/** Whether something can be said about a concept; grammar and idioms only steer the reading. */
export const isMeaning = ({ table }: Concept) => table !== 'grammar' && table !== 'idiom';

type Index = ReadonlyMap<string, readonly Concept[]>;
export type Vocabulary = {
  /** By the phrase itself, without accents. */
  exact: Index;
  /** By the stems of its words. */
  stemmed: Index;
  /** Words that steer a sentence, and words that say nothing of clothes. */
  functionWords: ReadonlySet<string>;
  neutralWords: ReadonlySet<string>;
  /** The stems of both. */
  everydayStems: ReadonlySet<string>;
};

/** The most words that a phrase of the tables has. */
export const longestPhrase = 6;

const stemmers = { en: english, sv: swedish, de: german, fr: french, es: spanish };

/** The stem of a word as it is typed, without accents; short words have none. */
export const stemOf = (typed: string, language: Language): string =>
  typed.length < 4 ? fold(typed) : fold(stemmers[language](typed));

type Row = readonly [concept: Concept, phrases: readonly string[]];

function* rowsOf(language: Language): Generator<Row> {
  const column = languages.indexOf(language);
  const row = (concept: Concept, cells: readonly string[]): Row => [concept, phrasesOf(cells[column] ?? '')];
  for (const [role, ...cells] of grammar) yield row({ table: 'grammar', role }, cells);
  for (const cells of idioms) yield row({ table: 'idiom' }, cells);
  for (const [setting, ...cells] of events) yield row({ table: 'event', setting }, cells);
  for (const [meaning, ...cells] of garments) yield row({ table: 'garment', kinds: kindsOf(meaning) }, cells);
  for (const [shade, colors, ...cells] of shades)
    yield row({ table: 'shade', shade, colors: colors.split(' ') }, cells);
  for (const [tag, kind, ...cells] of tags) yield row({ table: 'tag', tag, kind }, cells);
  for (const [meaning, ...cells] of weatherWords) yield row({ table: 'weather', meaning }, cells);
  for (const [value, ...cells] of numbers) yield row({ table: 'number', value }, cells);
  for (const [id, ...cells] of comforts) yield row({ table: 'comfort', id }, cells);
  for (const [id, ...cells] of styleWords) yield row({ table: 'style', id }, cells);
}

/**
 * The phrases of a cell in lower case, their words separated by one space, with their accents: stemmers need them. A
 * cell is cleaned at once, because there are tens of thousands of phrases.
 */
const phrasesOf = (cell: string): string[] =>
  cell
    .toLowerCase()
    .replaceAll(/['’]s(?![\p{L}\d])/gu, '')
    .replaceAll(/[^\p{L}\d,]+/gu, ' ')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Indexes the rows of a language by a key that is made of each phrase. */
function indexBy(rows: readonly Row[], keyOf: (phrase: string) => string): Index {
  const index = new Map<string, Concept[]>();
  for (const [concept, phrases] of rows)
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const known = index.get(key);
      if (known) known.push(concept);
      else index.set(key, [concept]);
    }
  return index;
}

/** Building takes some milliseconds, most of them for the stems, which only the language of a text needs. */
function build(language: Language): Vocabulary {
  const rows = [...rowsOf(language)];
  const setOf = (cell: string) => new Set(fold(cell).split(/[^\p{L}\d]+/u));
  let stemmed: Index | undefined;
  let everydayStems: ReadonlySet<string> | undefined;
  const everyday = `${functionWords[language]} ${neutralWords[language]}`;
  return {
    exact: indexBy(rows, fold),
    get stemmed() {
      // Grammar and idioms are fixed: a 'top with' is not 'topped with'.
      stemmed ??= indexBy(
        rows.filter(([concept]) => isMeaning(concept)),
        (phrase) =>
          phrase
            .split(' ')
            .map((word) => stemOf(word, language))
            .join(' '),
      );
      return stemmed;
    },
    functionWords: setOf(functionWords[language]),
    neutralWords: setOf(neutralWords[language]),
    get everydayStems() {
      everydayStems ??= new Set(
        everyday
          .toLowerCase()
          .split(/\s+/)
          .map((word) => stemOf(word, language)),
      );
      return everydayStems;
    },
  };
}

const built = new Map<Language, Vocabulary>();

/** The words of a language, read from the tables at their first use. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = built.get(language) ?? build(language);
  built.set(language, known);
  return known;
}

/** Whether a word without accents is one of everyday speech, which says nothing of clothes. */
export function isEveryday(word: string, language: Language): boolean {
  const { functionWords: steering, neutralWords: neutral } = vocabularyOf(language);
  return steering.has(word) || neutral.has(word);
}
