import { brands } from './words/brands.ts';
import { type Department, lexicons } from './words/lexicon.ts';
import { tokensOf } from './words/tokens.ts';
import type { WordMeaning } from './words/word-table.ts';

/** The most words that a brand has. */
const longest = 4;
/** The letters that a word has at least to tell two items of one brand: 'of' and 'de' stand in many. */
const tellingLength = 3;
const meaningOf = new Map(
  brands.flatMap(([words, meaning]) =>
    words.split(' ').map((name) => [tokensOf(name).join(' '), meaning] as const),
  ),
);

/** What the brands that a text names say about an item: at each word the longest known brand. */
export function brandsIn(text: string): WordMeaning[] {
  const tokens = tokensOf(text);
  const meanings: WordMeaning[] = [];
  for (let at = 0; at < tokens.length; ) {
    let taken = 1;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const meaning = meaningOf.get(tokens.slice(at, at + length).join(' '));
      if (!meaning) continue;
      meanings.push(meaning);
      taken = length;
      break;
    }
    at += taken;
  }
  return meanings;
}

/** The words of a text that may be a brand's name, known or unknown: all that the department's word tables lack. */
export const brandWordsIn = (text: string, department: Department): string[] => [
  ...new Set(
    tokensOf(text).filter((word) => word.length >= tellingLength && !lexicons[department].has(word)),
  ),
];
