import { isCategory, swedishCategories } from './categories.ts';
import { swedishColor } from './colors.ts';
import wordsTable from './words.json' with { type: 'json' };

/** Swedish words for styles, moods, occasions, weather conditions, seasons and reasons for archiving. */
const words: Readonly<Record<string, string>> = wordsTable;

/** Translates a word of the catalog to Swedish: a category, color, style, mood, occasion or season. Others stay. */
export const swedishWord = (word: string): string => {
  const key = word.toLowerCase();
  if (Object.hasOwn(words, key)) return words[key] ?? word;
  if (isCategory(key)) return swedishCategories[key].name;
  return swedishColor(key)?.en ?? word;
};
