import { type Category, categories } from '../catalog.ts';
import refinements from '../stylist/lexicon/category-refinements.json' with { type: 'json' };
import table from '../stylist/lexicon/category-words.json' with { type: 'json' };
import { rowsOf } from '../stylist/lexicon/rows.ts';
import { type ClipCategory, clipCategories } from './clip-category.ts';
import { tokenize } from './tokenize.ts';
import { type Match, WordIndex } from './word-index.ts';

type Meaning = {
  /** Null for phrases that name no garment, such as 'tie dye'. */
  category: Category | null;
  /** Whether the word names a whole department ('tops'). */
  isDepartment: boolean;
  language: string;
  nounFirst: boolean;
};

const [[, ...columns] = [], ...rows] = table;
const cellOf = (meaning: string, column: number) =>
  rows.find(([name]) => name === meaning)?.[column + 1] ?? '';
/** The languages with their columns. Danish and Norwegian share one, because they share most words for clothes. */
const languages = columns.flatMap((names, column) =>
  names.split('-').map((language) => ({
    language,
    column,
    nounFirst: cellOf('order', column) === 'noun first',
    /** Words after which a noun only describes the garment: 'with', 'in', 'for'. */
    prepositions: new Set(tokenize(cellOf('prepositions', column))),
  })),
);
/** Separators between the parts of a title: 'Jacket - Black', 'Kjol, svart', 'Robe | Été'. */
const separators = /\s[-–—|·•/]+\s|[|,;:()/>»]/;
const maxLength = 500;
/** The words for a more specific category. */
const refined = rowsOf<readonly [from: string, words: string, to: Category]>(refinements).map(
  ([from, words, to]) => ({ from: from.split(' '), words: new Set(words.split(' ')), to }),
);

let index: WordIndex<Meaning> | undefined;
/** Built on first use, because it holds thousands of words and most invocations of the Lambda clip nothing. */
function wordIndex(): WordIndex<Meaning> {
  if (index) return index;
  index = new WordIndex<Meaning>();
  for (const { language, nounFirst, column } of languages)
    for (const [meaning = '', ...cells] of rows) {
      const isDepartment = Object.hasOwn(clipCategories, meaning);
      const category = isDepartment ? clipCategories[meaning as ClipCategory] : (meaning as Category);
      const known = categories.includes(category) ? category : null;
      if (known || meaning === 'no garment')
        index.add(cells[column] ?? '', { category: known, isDepartment, language, nounFirst });
    }
  for (const category of categories)
    index.add(category, { category, isDepartment: false, language: 'en', nounFirst: false });
  return index;
}

/**
 * Finds the category in texts that are given in order of preference. The first text that names a category decides. A
 * department ('Tops') counts only if no text names a garment. If `accepted` is null, all languages are accepted.
 */
export function categoryNamed(texts: readonly string[], accepted: readonly string[] | null): Category | null {
  for (const isDepartment of [false, true])
    for (const text of texts) {
      const category = categoryIn(text, accepted, isDepartment);
      if (category) return refineCategory(category, texts.slice(0, 2).join(' '));
    }
  return null;
}

/** The category that the texts of a page name: in its language or in English, or else in any language. */
export const findCategory = (texts: readonly string[], language: string) =>
  categoryNamed(texts, [language, 'en']) ?? categoryNamed(texts, null);

/** The category that a text names, taken from its first part with a match. */
function categoryIn(
  text: string,
  accepted: readonly string[] | null,
  isDepartment: boolean,
): Category | null {
  for (const part of text.slice(0, maxLength).split(separators)) {
    const tokens = tokenize(part);
    const matches = wordIndex()
      .find(tokens, (meanings, isPart) => pickMeaning(meanings, isPart, accepted))
      .filter(({ value }) => value.category && value.isDepartment === isDepartment);
    const [first] = matches;
    if (!first) continue;
    const head = first.value.nounFirst ? first : lastBeforePreposition(tokens, matches, first, accepted);
    return head?.value.category ?? null;
  }
  return null;
}

/** The meaning in the first accepted language that has one. If all languages are accepted, only whole words count. */
function pickMeaning(
  meanings: readonly Meaning[],
  isPart: boolean,
  accepted: readonly string[] | null,
): Meaning | null {
  if (!accepted) return isPart ? null : (meanings[0] ?? null);
  for (const language of accepted) {
    const meaning = meanings.find((one) => one.language === language);
    if (meaning) return meaning;
  }
  return null;
}

/** The last match is the head noun ('dress' in 'shirt dress'), but not after a preposition ('dress with belt'). */
function lastBeforePreposition(
  tokens: readonly string[],
  matches: readonly Match<Meaning>[],
  first: Match<Meaning>,
  accepted: readonly string[] | null,
) {
  const spoken = [...(accepted ?? []), first.value.language];
  const isPreposition = (token: string) =>
    languages.some(({ language, prepositions }) => spoken.includes(language) && prepositions.has(token));
  const at = tokens.findIndex((token, i) => i >= first.end && isPreposition(token));
  return matches.filter(({ start }) => at < 0 || start < at).at(-1);
}

/** Returns a more specific category if the text contains a word for one, otherwise the given category. */
function refineCategory(category: Category, text: string): Category {
  const candidates = refined.filter(({ from }) => from.includes(category));
  if (!candidates.length) return category;
  const tokens = tokenize(text);
  return candidates.find(({ words }) => tokens.some((token) => words.has(token)))?.to ?? category;
}
