import type { Category } from '../catalog.ts';
import table from '../stylist/lexicon/category-refinements.json' with { type: 'json' };
import { rowsOf } from '../stylist/lexicon/rows.ts';
import { tokenize } from './tokenize.ts';

const rules = rowsOf<readonly [from: string, words: string, to: Category]>(table).map(
  ([from, words, to]) => ({
    from: from.split(' '),
    words: new Set(words.split(' ')),
    to,
  }),
);

/** Returns a more specific category if the text contains a word for one, otherwise the given category. */
export function refineCategory(category: Category, text: string): Category {
  const candidates = rules.filter(({ from }) => from.includes(category));
  if (!candidates.length) return category;
  const tokens = tokenize(text);
  return candidates.find(({ words }) => tokens.some((token) => words.has(token)))?.to ?? category;
}
