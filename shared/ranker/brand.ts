import { brands } from './words/brands.ts';
import { tokensOf } from './words/tokens.ts';
import type { WordMeaning } from './words/word-table.ts';

/** The most words that a brand has. */
const longest = 4;
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
