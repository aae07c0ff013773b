import { type Category, categoriesBySlot } from '#shared/catalog';
import { type ClipCategory, clipCategories } from '#shared/rules/clip-category';
import { refine } from './category-refinement.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { danish, norwegian } from './scandinavian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { tokensOf } from './tokenize.ts';
import { type Match, WordIndex } from './word-index.ts';

type Meaning = {
  /** Null for words that only sound like clothes. */
  category: Category | null;
  /** Whether it names a whole department, which says little. */
  broad: boolean;
  language: string;
  nounFirst: boolean;
};

const languages = [
  ...[english, swedish, danish, norwegian, german, dutch, french, spanish],
  ...[italian, portuguese, finnish, polish],
];
const describers = new Map(
  languages.map(({ language, describers }) => [language, new Set(tokensOf(describers))]),
);
/** What parts a title: 'Jacket - Black', 'Kjol, svart', 'Robe | Été'. */
const separators = /\s[-–—|·•/]+\s|[|,;:()/>»]/;

let built: WordIndex<Meaning> | undefined;
function words(): WordIndex<Meaning> {
  if (built) return built;
  built = new WordIndex<Meaning>();
  for (const { language, nounFirst, categories, departments, nothing = '' } of languages) {
    const of = { language, nounFirst, broad: false };
    for (const [category, names] of Object.entries(categories))
      built.add(names, { ...of, category: category as Category });
    for (const [department, names] of Object.entries(departments))
      built.add(names, { ...of, category: clipCategories[department as ClipCategory], broad: true });
    built.add(nothing, { ...of, category: null });
  }
  for (const category of Object.values(categoriesBySlot).flat())
    built.add(category, { category, broad: false, language: 'en', nounFirst: false });
  return built;
}

/**
 * The category that the first of some texts tells which says what it is about; a whole department ('Tops') only
 * counts where none says more. Read in the page's language and English, and in any other if that yields nothing.
 */
export function toCategory(texts: readonly string[], language: string): Category | null {
  const own = [language, 'en'];
  for (const spoken of [own, null])
    for (const broad of [false, true])
      for (const text of texts) {
        const category = categoryIn(text, spoken, broad);
        if (category) return refine(category, texts.slice(0, 2).join(' '));
      }
  return null;
}

function categoryIn(text: string, spoken: readonly string[] | null, broad: boolean): Category | null {
  for (const part of text.slice(0, 500).split(separators)) {
    const tokens = tokensOf(part);
    const matches = words().find(tokens, (meanings, isPart) => pick(meanings, isPart, spoken));
    const telling = matches.filter(({ meaning }) => meaning.category && meaning.broad === broad);
    const [first] = telling;
    if (!first) continue;
    const named = beforeDescription(tokens, telling, first, spoken);
    return (first.meaning.nounFirst ? first : named)?.meaning.category ?? null;
  }
  return null;
}

function pick(
  meanings: readonly Meaning[],
  isPart: boolean,
  spoken: readonly string[] | null,
): Meaning | null {
  if (!spoken) return isPart ? null : (meanings[0] ?? null);
  for (const language of spoken) {
    const meaning = meanings.find((one) => one.language === language);
    if (meaning) return meaning;
  }
  return null;
}

/** The last noun counts, 'dress' in 'shirt dress', unless it only describes: 'dress with belt'. */
function beforeDescription(
  tokens: readonly string[],
  matches: readonly Match<Meaning>[],
  first: Match<Meaning>,
  spoken: readonly string[] | null,
) {
  const cutters = [...new Set([...(spoken ?? []), first.meaning.language])].map((one) => describers.get(one));
  const at = tokens.findIndex((token, i) => i >= first.end && cutters.some((words) => words?.has(token)));
  return matches.filter(({ start }) => at < 0 || start < at).at(-1);
}
