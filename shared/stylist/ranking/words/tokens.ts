import { tokenize } from '../../../rules/tokenize.ts';

/** Returns a word in the singular. Words of up to three letters stay unchanged. */
const singular = (word: string) =>
  word.length < 4 ? word : word.replace(/(?<=ss|sh|ch|x)es$/, '').replace(/(?<=[^s])s$/, '');

/** Returns the words of a text in their order: in lower case, without accents, in the singular. */
export const tokensOf = (text: string): string[] => tokenize(text).map(singular);

/** The most words in a phrase of the word tables. */
const longest = 4;

/**
 * Returns what is known about the words and phrases of a text. At each word, the longest known phrase is taken. No word
 * is used twice, and unknown words are skipped.
 */
export function phrasesIn<Known>(text: string, lookUp: (phrase: string) => Known | undefined): Known[] {
  const tokens = tokensOf(text);
  const found: Known[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longest, tokens.length - at);
    let known = lookUp(tokens.slice(at, at + length).join(' '));
    while (known === undefined && length > 1) known = lookUp(tokens.slice(at, at + --length).join(' '));
    if (known !== undefined) found.push(known);
    at += length;
  }
  return found;
}
