import { tokenize } from './tokenize.ts';

/** A value found at the tokens from `start` (included) to `end` (excluded). */
export type Match<Value> = { value: Value; start: number; end: number };

const minPartLength = 3;
const maxTokenLength = 40;

/**
 * Chooses one of the values that a word has in several languages. Returning null ignores the word. `isPart` is true if
 * the word matches only a part of the token.
 */
type Choose<Value> = (values: readonly Value[], isPart: boolean) => Value | null;

/** Finds the words and phrases of a list in a text. At each position the longest match wins. */
export class WordIndex<Value> {
  private readonly phrases = new Map<string, Value[]>();
  private readonly suffixes = new Map<string, Value[]>();
  private readonly prefixes = new Map<string, Value[]>();
  private maxTokens = 1;

  /** Adds comma-separated words and phrases. `*kleid` also matches a longer word's end, `czarn*` its beginning. */
  add(words: string, value: Value) {
    for (const entry of words.split(',')) {
      const word = entry.trim();
      const tokens = tokenize(word);
      const phrase = tokens.join(' ');
      if (!phrase) continue;
      this.maxTokens = Math.max(this.maxTokens, tokens.length);
      push(this.phrases, phrase, value);
      if (tokens.length > 1 || phrase.length < minPartLength) continue;
      if (word.startsWith('*')) push(this.suffixes, phrase, value);
      if (word.endsWith('*')) push(this.prefixes, phrase, value);
    }
  }

  /** All matches in the order of the tokens, without overlaps. */
  find(tokens: readonly string[], choose: Choose<Value>) {
    const matches: Match<Value>[] = [];
    for (let start = 0; start < tokens.length; ) {
      const match = this.phraseAt(tokens, start, choose) ?? this.partialAt(tokens, start, choose);
      if (match) matches.push(match);
      start = match?.end ?? start + 1;
    }
    return matches;
  }

  private phraseAt(tokens: readonly string[], start: number, choose: Choose<Value>): Match<Value> | null {
    for (let end = Math.min(start + this.maxTokens, tokens.length); end > start; end--) {
      const values = this.phrases.get(tokens.slice(start, end).join(' '));
      const value = values && choose(values, false);
      if (value) return { value, start, end };
    }
    return null;
  }

  private partialAt(tokens: readonly string[], start: number, choose: Choose<Value>): Match<Value> | null {
    const token = tokens[start] ?? '';
    if (token.length > maxTokenLength) return null;
    for (let cut = 1; token.length - cut >= minPartLength; cut++)
      for (const values of [this.suffixes.get(token.slice(cut)), this.prefixes.get(token.slice(0, -cut))]) {
        const value = values && choose(values, true);
        if (value) return { value, start, end: start + 1 };
      }
    return null;
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
