import { remember } from '../../remember.ts';
import { type Language, languages } from './brief.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { fold } from './tokens.ts';
import { lemmaOf, positiveOf, type WordClass } from './word-forms.ts';
import { clauseWordsOf } from './words/clause-words.ts';
import { shades } from './words/colors.ts';
import { garments } from './words/garments.ts';
import { everydayWords, grammar, type Role } from './words/grammar.ts';
import { comforts, events, idioms, numbers, styleWords, tags, weatherWords } from './words/tables.ts';
import { withGroups } from './words/word-groups.ts';

/** The meaning of a word or a phrase in the tables. */
export type Concept =
  | { table: 'garment'; kinds: readonly Kind[] }
  | { table: 'shade'; shade: string; colors: readonly string[] }
  | { table: 'tag'; tag: string; kind: 'fabric' | 'pattern' | 'feature' }
  /** `isCode`: whether the words name a dress code, and no event. */
  | { table: 'event'; setting: string; isCode: boolean }
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
  /** The concepts by phrase, in lower case. */
  exact: Index;
  /** The concepts by phrase, without accents, for people whose keyboard has none. */
  folded: Index;
  /** The concepts by the forms of the words of a phrase, for a class of words. */
  forms: (kind: WordClass) => Index;
  /** `functionWords`: the grammatical words of a language. `neutralWords`: others unrelated to clothes. */
  functionWords: ReadonlySet<string>;
  neutralWords: ReadonlySet<string>;
};

/** The most words in a phrase of the tables. */
export const longestPhrase = 6;

/** The class of the words of each table. Grammar and idioms are not inflected: 'top with' is not 'topped with'. */
const classOf: Readonly<Record<Concept['table'], WordClass | null>> = {
  garment: 'thing',
  shade: 'property',
  tag: 'property',
  event: 'action',
  weather: 'weather',
  number: null,
  comfort: 'action',
  style: 'property',
  grammar: null,
  idiom: null,
};
const wordClasses: readonly WordClass[] = ['thing', 'property', 'weather', 'action'];

type Row = readonly [concept: Concept, phrases: readonly string[]];

function* rowsOf(language: Language): Generator<Row> {
  const column = languages.indexOf(language);
  const row = (concept: Concept, cells: readonly string[]): Row => [
    concept,
    phrasesOf(withGroups(cells[column] ?? '', language)),
  ];
  for (const [role, ...cells] of grammar) yield row({ table: 'grammar', role }, cells);
  for (const cells of idioms) yield row({ table: 'idiom' }, cells);
  for (const [name, ...cells] of events) {
    const [setting = '', code] = name.split(':');
    yield row({ table: 'event', setting, isCode: code !== undefined }, cells);
  }
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
      if (!known) index.set(key, [concept]);
      else if (!known.includes(concept)) known.push(concept);
    }
  return index;
}

/**
 * Returns, for a word class, the phrase with each word in the form that all forms of the word share, without the
 * determiners and adverbs inside it: 'hide my belly' and 'hide the belly' are the same.
 */
function formsOf(phrase: string, language: Language): (kind: WordClass) => string {
  const words = phrase.split(' ');
  const content = words.length > 1 ? words.filter((word) => !fillers[language].has(word)) : words;
  const counted = content.length > 1 ? content : words;
  return (kind) => counted.map((word) => lemmaOf(word, language, kind)).join(' ');
}

export const isFiller = (word: string, language: Language): boolean => fillers[language].has(word);

const fillers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an the my our his her your some this that so very really quite super always'.split(' ')),
  sv: new Set('en ett ena min mitt mina vår den det de så väldigt jätte alltid lite'.split(' ')),
  de: new Set('ein eine einen einem einer der die das den dem mein meine meinen'.split(' ')),
  fr: new Set('un une le la les l mon ma mes du des'.split(' ')),
  es: new Set('un una el la los las mi mis'.split(' ')),
};

const formsOfWord = (word: string, language: Language) =>
  wordClasses.map((kind) => lemmaOf(word, language, kind));

/** Whether a phrase of several words may begin with a word. */
export const startsPhrase = (word: string, language: Language): boolean => {
  const starts = startsIn(language);
  return starts.has(word) || formsOfWord(word, language).some((form) => starts.has(form));
};

/** The first words of the phrases of several words, as typed, without accents and in each of their forms. */
const startsIn = remember((language: Language) => {
  const phrases = [...vocabularyOf(language).exact.keys()].filter((phrase) => phrase.includes(' '));
  const words = new Set(phrases.map((phrase) => phrase.slice(0, phrase.indexOf(' '))));
  return new Set([...words].flatMap((word) => [word, fold(word), ...formsOfWord(word, language)]));
});

/**
 * Returns the vocabulary of a language. Each part is built from the tables at its first use: the inflected forms take
 * the longest, and only the languages that people write need them.
 */
export const vocabularyOf = remember((language: Language): Vocabulary => {
  const rows = [...rowsOf(language)];
  const persons = (['person', 'wearer', 'thing'] as const).flatMap((role) => [
    ...(clauseWordsOf(language).get(role) ?? []),
  ]);
  const setOf = (cell: string) => new Set(cell.toLowerCase().split(/[^\p{L}\d]+/u));
  return {
    exact: indexBy(rows, (phrase) => phrase),
    folded: indexBy(rows, fold),
    forms: remember((kind) =>
      indexBy(
        rows.filter(([{ table }]) => classOf[table] === kind),
        // English words for things are listed in the singular: 'in short' means no shorts.
        (phrase) => (language === 'en' && kind === 'thing' ? phrase : formsOf(phrase, language)(kind)),
      ),
    ),
    functionWords: setOf(everydayWords('function', language)),
    // Persons and things have nothing to do with clothes.
    neutralWords: setOf([everydayWords('neutral', language), ...persons].join(' ')),
  };
});

/** Whether a word is an everyday word that has nothing to do with clothes. */
export function isEveryday(word: string, language: Language): boolean {
  const { functionWords: steering, neutralWords: neutral } = vocabularyOf(language);
  return steering.has(word) || neutral.has(word);
}

/** Returns the meaning of an inflected form of a phrase of the tables. */
export const inflected = (phrase: string, language: Language): readonly Concept[] | undefined => {
  const { forms } = vocabularyOf(language);
  const formOf = formsOf(phrase, language);
  for (const kind of wordClasses) {
    const found = forms(kind).get(formOf(kind));
    if (found) return found;
  }
  // 'Kalas' has the ending of a plural, but 'kalaset' is a form of it.
  if (language === 'sv') return vocabularyOf(language).exact.get(phrase.replace(/(?<=....)e[nt]$/, ''));
  const positive = positiveOf(phrase);
  return language === 'en' ? (forms('property').get(positive) ?? forms('weather').get(positive)) : undefined;
};
