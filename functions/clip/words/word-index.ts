import { tokensOf } from './tokenize.ts';

export type Match<Meaning> = { meaning: Meaning; start: number; end: number };

const shortestPart = 3;

/** Finds words and phrases of a list in a text; of two at one place the longer one. */
export class WordIndex<Meaning> {
  private readonly whole = new Map<string, Meaning[]>();
  private readonly ends = new Map<string, Meaning[]>();
  private readonly starts = new Map<string, Meaning[]>();
  private longest = 1;

  /** `words` stand between commas; `*kleid` also ends a longer word, `czarn*` also begins one. */
  add(words: string, meaning: Meaning) {
    for (const entry of words.split(',')) {
      const word = entry.trim();
      const tokens = tokensOf(word);
      const phrase = tokens.join(' ');
      if (!phrase) continue;
      this.longest = Math.max(this.longest, tokens.length);
      push(this.whole, phrase, meaning);
      if (tokens.length > 1 || phrase.length < shortestPart) continue;
      if (word.startsWith('*')) push(this.ends, phrase, meaning);
      if (word.endsWith('*')) push(this.starts, phrase, meaning);
    }
  }

  /** `pick` chooses among what a word means in several languages, or leaves the word alone. */
  find(tokens: readonly string[], pick: (meanings: readonly Meaning[], part: boolean) => Meaning | null) {
    const matches: Match<Meaning>[] = [];
    for (let start = 0; start < tokens.length; ) {
      const match = this.phraseAt(tokens, start, pick) ?? this.partAt(tokens, start, pick);
      if (match) matches.push(match);
      start = match?.end ?? start + 1;
    }
    return matches;
  }

  private phraseAt(
    tokens: readonly string[],
    start: number,
    pick: (meanings: readonly Meaning[], part: boolean) => Meaning | null,
  ): Match<Meaning> | null {
    for (let end = Math.min(start + this.longest, tokens.length); end > start; end--) {
      const meanings = this.whole.get(tokens.slice(start, end).join(' '));
      const meaning = meanings && pick(meanings, false);
      if (meaning) return { meaning, start, end };
    }
    return null;
  }

  private partAt(
    tokens: readonly string[],
    start: number,
    pick: (meanings: readonly Meaning[], part: boolean) => Meaning | null,
  ): Match<Meaning> | null {
    const token = tokens[start] ?? '';
    if (token.length > 40) return null;
    for (let cut = 1; token.length - cut >= shortestPart; cut++)
      for (const meanings of [this.ends.get(token.slice(cut)), this.starts.get(token.slice(0, -cut))]) {
        const meaning = meanings && pick(meanings, true);
        if (meaning) return { meaning, start, end: start + 1 };
      }
    return null;
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
