import { categoriesBySlot } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { kindsOf } from '#shared/stylist/hearing/kinds';
import { fold } from '#shared/stylist/hearing/tokens';
import { lemmaOf } from '#shared/stylist/hearing/word-forms';
import { shades } from '#shared/stylist/hearing/words/colors';
import { garments } from '#shared/stylist/hearing/words/garments';
import { type SearchWords, searchTextOf } from './search-text.ts';

/*
 * The words in five languages that people use for clothes. They come from the tables with which the stylist understands
 * requests. The tables are large, so load this module only when somebody searches.
 */

/** The keys of the categories and colors that a word or phrase means. */
type Meaning = ReadonlySet<string>;

const longestPhrase = 4;
/** A shorter word is compared only with the beginning of words: 'tie' does not match 'untied'. */
const shortest = 4;

const byPhrase = new Map<string, Set<string>>();
const byStem = new Map<string, Set<string>>();

function add(index: Map<string, Set<string>>, key: string, marks: readonly string[]) {
  const known = index.get(key) ?? new Set();
  for (const mark of marks) known.add(mark);
  index.set(key, known);
}

const cleaned = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
const stemsOf = (word: string) => [fold(lemmaOf(word, 'en', 'thing')), fold(lemmaOf(word, 'sv', 'thing'))];

function learn(cells: readonly string[], marks: readonly string[]) {
  for (const phrase of cells.join(',').split(',')) {
    const key = cleaned(phrase);
    if (!key) continue;
    add(byPhrase, key, marks);
    const typed = phrase.trim().toLowerCase();
    if (!key.includes(' ') && key.length >= shortest)
      for (const stem of stemsOf(typed)) add(byStem, stem, marks);
  }
}

const markOf = (category: string) => `category ${category}`;
for (const [meaning, ...cells] of garments)
  learn(
    cells,
    kindsOf(meaning).flatMap(({ categories }) => categories.map(markOf)),
  );
for (const [, colors, ...cells] of shades)
  learn(
    cells,
    colors.split(' ').map((color) => `color ${color}`),
  );
for (const categories of Object.values(categoriesBySlot))
  for (const category of categories) learn([category.replaceAll('-', ' ')], [markOf(category)]);

const joined = (meanings: Iterable<Meaning | undefined>): Meaning | undefined => {
  const all = new Set([...meanings].flatMap((meaning) => [...(meaning ?? [])]));
  return all.size > 0 ? all : undefined;
};

/** The meaning of a word, which may be in another form, still being typed, or the end of a compound. */
function meaningOf(word: string): Meaning | undefined {
  const known = byPhrase.get(word);
  if (known) return known;
  if (word.length < 3) return undefined;
  const phrases = [...byPhrase];
  return (
    joined(word.length < shortest ? [] : stemsOf(word).map((stem) => byStem.get(stem))) ??
    joined(phrases.filter(([phrase]) => phrase.startsWith(word)).map(([, marks]) => marks)) ??
    phrases
      .filter(([phrase]) => phrase.length >= shortest && word.endsWith(phrase))
      .toSorted(([one], [other]) => other.length - one.length)[0]?.[1]
  );
}

/** The number of spelling mistakes that are accepted in a word of this length. */
const slipsIn = (length: number) => (length < shortest ? 0 : length < 8 ? 1 : 2);
const isSlipOf = (typed: string, word: string) => {
  const most = slipsIn(Math.min(typed.length, word.length));
  return Math.abs(typed.length - word.length) <= most && distance(typed, word) <= most;
};

/** The edit distance of two words: letters to change, add, remove or swap (optimal string alignment). */
export function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** The words of a search text. The words of a known phrase stay together: 'tank top' is one piece. */
function unitsOf(text: string): string[] {
  const words = cleaned(text).split(' ').filter(Boolean);
  const units: string[] = [];
  while (words.length > 0) {
    let length = Math.min(longestPhrase, words.length);
    while (length > 1 && !byPhrase.has(words.slice(0, length).join(' '))) length--;
    units.push(words.splice(0, length).join(' '));
  }
  return units;
}

const holds = (text: string, word: string) =>
  word.length < shortest ? ` ${text}`.includes(` ${word}`) : text.includes(word);
const means = (item: ClothingItem, meaning: Meaning | undefined) =>
  meaning !== undefined && (meaning.has(markOf(item.category)) || meaning.has(`color ${item.color}`));

/** The items that match every word by its letters or meaning. If none does, spelling mistakes are accepted. */
export const findClothes: SearchWords = (items, text) => {
  const texts = new Map(items.map((item) => [item, cleaned(searchTextOf(item))]));
  const textOf = (item: ClothingItem) => texts.get(item) ?? '';
  const findBy = (unit: string) => {
    const meaning = meaningOf(unit);
    const found = items.filter(
      (item) => unit.split(' ').every((word) => holds(textOf(item), word)) || means(item, meaning),
    );
    if (found.length > 0 || meaning) return found;
    const meant = joined(
      [...byPhrase].filter(([phrase]) => isSlipOf(unit, phrase)).map(([, marks]) => marks),
    );
    return items.filter(
      (item) =>
        means(item, meant) ||
        textOf(item)
          .split(' ')
          .some((word) => isSlipOf(unit, word)),
    );
  };
  return unitsOf(text).reduce<readonly ClothingItem[]>((left, unit) => {
    const found = new Set(findBy(unit));
    return left.filter((item) => found.has(item));
  }, items) as ClothingItem[];
};
