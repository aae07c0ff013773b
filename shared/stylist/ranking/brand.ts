import { brands, type Department, lexicons, type WordMeaning } from './words/item-words.ts';
import { tokensOf } from './words/tokens.ts';

/** The most words in the name of a brand. */
const longest = 4;
/** The least letters of a word that can show a shared brand. Shorter ones ('of', 'de') are in many names. */
const tellingLength = 3;

/** Returns the meanings of the brands that a text names. At each word, the longest known brand is taken. */
export function brandsIn(text: string): WordMeaning[] {
  const tokens = tokensOf(text);
  const meanings: WordMeaning[] = [];
  for (let at = 0; at < tokens.length; ) {
    let taken = 1;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const found = brands.get(tokens.slice(at, at + length).join(' '));
      if (!found) continue;
      meanings.push(...found);
      taken = length;
      break;
    }
    at += taken;
  }
  return meanings;
}

/** The words that may name a brand, known or unknown: all that the department's word tables lack. */
export const brandWordsIn = (text: string, department: Department): string[] => [
  ...new Set(
    tokensOf(text).filter((word) => word.length >= tellingLength && !lexicons[department].has(word)),
  ),
];
