import { type Category, categoriesBySlot } from '#shared/catalog';
import { type ClipCategory, clipCategories } from '#shared/rules/clip-category';
import { refineCategory } from './category-refinement.ts';
import { danish, norwegian } from './danish-norwegian.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
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

const languages = [
  ...[english, swedish, danish, norwegian, german, dutch, french, spanish],
  ...[italian, portuguese, finnish, polish],
];
const prepositionsByLanguage = new Map(
  languages.map(({ language, prepositions }) => [language, new Set(tokenize(prepositions))]),
);
/** Separators between the parts of a title: 'Jacket - Black', 'Kjol, svart', 'Robe | Été'. */
const separators = /\s[-–—|·•/]+\s|[|,;:()/>»]/;
const maxLength = 500;

let index: WordIndex<Meaning> | undefined;
/** Built on first use, because it holds thousands of words and most invocations of the Lambda clip nothing. */
function wordIndex(): WordIndex<Meaning> {
  if (index) return index;
  index = new WordIndex<Meaning>();
  for (const { language, nounFirst, categories, departments, noGarment = '' } of languages) {
    const base = { language, nounFirst, isDepartment: false };
    for (const [category, words] of Object.entries(categories))
      index.add(words, { ...base, category: category as Category });
    for (const [department, words] of Object.entries(departments)) {
      const category = clipCategories[department as ClipCategory];
      index.add(words, { ...base, category, isDepartment: true });
    }
    index.add(noGarment, { ...base, category: null });
  }
  for (const category of Object.values(categoriesBySlot).flat())
    index.add(category, { category, isDepartment: false, language: 'en', nounFirst: false });
  return index;
}

/**
 * Finds the category in texts that are given in order of preference. The first text that names a category decides. A
 * department ('Tops') counts only if no text names a garment. Tries the page's language and English first, then all
 * languages.
 */
export function findCategory(texts: readonly string[], language: string): Category | null {
  for (const accepted of [[language, 'en'], null])
    for (const isDepartment of [false, true])
      for (const text of texts) {
        const category = categoryIn(text, accepted, isDepartment);
        if (category) return refineCategory(category, texts.slice(0, 2).join(' '));
      }
  return null;
}

/**
 * The category that a text names, taken from its first part with a match. If `languages` is null, all languages are
 * accepted.
 */
function categoryIn(
  text: string,
  languages: readonly string[] | null,
  isDepartment: boolean,
): Category | null {
  for (const part of text.slice(0, maxLength).split(separators)) {
    const tokens = tokenize(part);
    const matches = wordIndex()
      .find(tokens, (meanings, isPart) => pickMeaning(meanings, isPart, languages))
      .filter(({ value }) => value.category && value.isDepartment === isDepartment);
    const [first] = matches;
    if (!first) continue;
    const head = first.value.nounFirst ? first : lastBeforePreposition(tokens, matches, first, languages);
    return head?.value.category ?? null;
  }
  return null;
}

/** The meaning in the first accepted language that has one. If all languages are accepted, only whole words count. */
function pickMeaning(
  meanings: readonly Meaning[],
  isPart: boolean,
  languages: readonly string[] | null,
): Meaning | null {
  if (!languages) return isPart ? null : (meanings[0] ?? null);
  for (const language of languages) {
    const meaning = meanings.find((one) => one.language === language);
    if (meaning) return meaning;
  }
  return null;
}

/**
 * The last match is the head noun ('dress' in 'shirt dress'), but matches after a preposition do not count ('dress with
 * belt').
 */
function lastBeforePreposition(
  tokens: readonly string[],
  matches: readonly Match<Meaning>[],
  first: Match<Meaning>,
  languages: readonly string[] | null,
) {
  const prepositions = [...(languages ?? []), first.value.language].map((one) =>
    prepositionsByLanguage.get(one),
  );
  const at = tokens.findIndex(
    (token, i) => i >= first.end && prepositions.some((words) => words?.has(token)),
  );
  return matches.filter(({ start }) => at < 0 || start < at).at(-1);
}
