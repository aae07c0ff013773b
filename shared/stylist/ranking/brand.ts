import { brands } from './words/brands.ts';
import { type Department, lexicons } from './words/lexicon.ts';
import { tokensOf } from './words/tokens.ts';
import type { WordMeaning } from './words/word-table.ts';

/** The most words in the name of a brand. */
const longest = 4;
/**
 * The least number of letters of a word that can show that two items have the same brand. Shorter words such as 'of'
 * and 'de' are in many names.
 */
const tellingLength = 3;
const meaningOf = new Map(
  brands.flatMap(([words, meaning]) =>
    words.split(' ').map((name) => [tokensOf(name).join(' '), meaning] as const),
  ),
);

/** Returns the meanings of the brands that a text names. At each word, the longest known brand is taken. */
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

/**
 * Returns the words of a text that may be the name of a brand, known or unknown: all words that are not in the word
 * tables of the department.
 */
export const brandWordsIn = (text: string, department: Department): string[] => [
  ...new Set(
    tokensOf(text).filter((word) => word.length >= tellingLength && !lexicons[department].has(word)),
  ),
];
