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
import { everydayWords, grammar, type Role } from './words/grammar.ts';
import { idioms } from './words/idioms.ts';
import { numbers } from './words/numbers.ts';
import { styleWords } from './words/styles.ts';
import { tags } from './words/tags.ts';
import { weatherWords } from './words/weather.ts';

/** The meaning of a word or a phrase in the tables. */
export type Concept =
  | { table: 'garment'; kinds: readonly Kind[] }
  | { table: 'shade'; shade: string; colors: readonly string[] }
  | { table: 'tag'; tag: string; kind: 'fabric' | 'pattern' | 'feature' }
  | { table: 'event'; setting: string }
  | { table: 'weather'; meaning: string }
  /** A number word. It has a meaning only together with a unit. */
  | { table: 'number'; value: number }
  | { table: 'comfort'; id: string }
  | { table: 'style'; id: string }
  | { table: 'grammar'; role: Role }
  /** A phrase that looks like another concept but means nothing for an outfit: 'white house'. */
  | { table: 'idiom' };

/** Whether a concept has a meaning of its own. Grammar and idioms only control how the other words are read. */
export const isMeaning = ({ table }: Concept) => table !== 'grammar' && table !== 'idiom';

type Index = ReadonlyMap<string, readonly Concept[]>;
export type Vocabulary = {
  /** The concepts by phrase, without accents. */
  exact: Index;
  /** The concepts by the stems of the words of a phrase. */
  stemmed: Index;
  /**
   * `functionWords` are grammatical words of a language. `neutralWords` are other words that have nothing to do with
   * clothes.
   */
  functionWords: ReadonlySet<string>;
  neutralWords: ReadonlySet<string>;
  /** The stems of both kinds of words. */
  everydayStems: ReadonlySet<string>;
};

/** The most words in a phrase of the tables. */
export const longestPhrase = 6;

const stemmers = { en: english, sv: swedish, de: german, fr: french, es: spanish };

/**
 * Returns the stem of a word, without accents. `typed` needs its accents. Words of up to three letters are not
 * shortened.
 */
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
 * Returns the phrases of a cell in lower case, with single spaces between words. Accents stay, because stemmers need
 * them. The whole cell is cleaned before it is split, for speed: there are tens of thousands of phrases.
 */
const phrasesOf = (cell: string): string[] =>
  cell
    .toLowerCase()
    .replaceAll(/['’]s(?![\p{L}\d])/gu, '')
    .replaceAll(/[^\p{L}\d,]+/gu, ' ')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Indexes the rows of a language by a key that is derived from each phrase. */
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

/**
 * Builds the vocabulary of a language. This takes some milliseconds, mostly for the stems, so the stems are built only
 * when they are first needed.
 */
function build(language: Language): Vocabulary {
  const rows = [...rowsOf(language)];
  const setOf = (cell: string) => new Set(fold(cell).split(/[^\p{L}\d]+/u));
  let stemmed: Index | undefined;
  let everydayStems: ReadonlySet<string> | undefined;
  const functionWords = everydayWords('function', language);
  const neutralWords = everydayWords('neutral', language);
  return {
    exact: indexBy(rows, fold),
    get stemmed() {
      // Grammar and idioms are not matched by stem: 'top with' is not 'topped with'.
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
    functionWords: setOf(functionWords),
    neutralWords: setOf(neutralWords),
    get everydayStems() {
      everydayStems ??= new Set(
        `${functionWords} ${neutralWords}`
          .toLowerCase()
          .split(/\s+/)
          .map((word) => stemOf(word, language)),
      );
      return everydayStems;
    },
  };
}

const built = new Map<Language, Vocabulary>();

/** Returns the vocabulary of a language. It is built from the tables at the first use. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = built.get(language) ?? build(language);
  built.set(language, known);
  return known;
}

/** Whether a word without accents is an everyday word that has nothing to do with clothes. */
export function isEveryday(word: string, language: Language): boolean {
  const { functionWords: steering, neutralWords: neutral } = vocabularyOf(language);
  return steering.has(word) || neutral.has(word);
}
