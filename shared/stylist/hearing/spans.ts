import type { Language } from './brief.ts';
import { fold, type Token } from './tokens.ts';
import { type Concept, isEveryday, isMeaning, longestPhrase, stemOf, vocabularyOf } from './vocabulary.ts';

/**
 * A word, phrase, number or punctuation mark of a text, with its meaning. `concepts` is null for a word that is in no
 * table.
 */
export type Span = {
  tokens: readonly Token[];
  concepts: readonly Concept[] | null;
  /** Only for a word without concepts: whether it is an everyday word that need not be understood. */
  everyday: boolean;
};

/**
 * Splits a text into the longest phrases that are in the tables of its language. English phrases are recognized in
 * every language.
 */
export function spansOf(tokens: readonly Token[], language: Language): Span[] {
  const stems = tokens.map(({ typed }) => stemOf(typed, language));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = phraseAt(tokens, stems, at, language) ?? wordAt(tokens, at, language);
    spans.push(span);
    at += span.tokens.length;
  }
  return spans;
}

function phraseAt(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  language: Language,
): Span | null {
  const [first] = tokens.slice(at, at + 1);
  if (!first || first.kind === 'mark') return null;
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ kind }) => kind === 'mark')) continue;
    const exact = part.map(({ text }) => text).join(' ');
    // An everyday word is not treated as an inflected form of another word or as an English word: 'dressed' does not
    // mean dress.
    const isFixed = length === 1 && isEveryday(first.text, language);
    const found =
      vocabularyOf(language).exact.get(exact) ??
      (isFixed
        ? undefined
        : (inflected(stems.slice(at, at + length).join(' '), part, language) ?? borrowed(exact, language)));
    if (found?.length) return { tokens: part, concepts: found, everyday: false };
  }
  return null;
}

/**
 * Returns the meaning of an English phrase in a text of another language. English grammar words are excluded, because
 * 'not' and 'no' may be other words there.
 */
const borrowed = (phrase: string, language: Language) =>
  language === 'en' ? undefined : vocabularyOf('en').exact.get(phrase)?.filter(isMeaning);

/** Returns the meaning of a phrase, looked up by the stems of its words. */
function inflected(stems: string, part: readonly Token[], language: Language) {
  const { stemmed } = vocabularyOf(language);
  const found = stemmed.get(stems);
  if (found || language !== 'sv' || part.length > 1) return found;
  // The stemmer does not shorten some short definite forms, such as tröjan and skorna.
  const typed = part[0]?.typed ?? '';
  for (const ending of ['orna', 'arna', 'erna', 'na', 'n', 't', 's'])
    if (typed.endsWith(ending) && typed.length - ending.length > 2) {
      const base = stemmed.get(stemOf(typed.slice(0, -ending.length), language));
      if (base) return base;
    }
  return undefined;
}

function wordAt(tokens: readonly Token[], at: number, language: Language): Span {
  const token = tokens[at] as Token;
  const everyday = token.kind !== 'word' || isEveryday(token.text, language);
  const concepts = everyday ? null : compound(token, language);
  return { tokens: [token], concepts, everyday };
}

/** Letters that may join the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'o', 'a'];
const shortestPart = 3;

/**
 * Returns the meaning of a Swedish or German compound: that of its last part, plus the colors and fabrics of its first
 * part.
 */
function compound({ typed }: Token, language: Language): readonly Concept[] | null {
  if (language !== 'sv' && language !== 'de') return null;
  const meaning = (part: string): readonly Concept[] => {
    const { exact, stemmed } = vocabularyOf(language);
    return part.length < shortestPart
      ? []
      : (exact.get(fold(part)) ?? stemmed.get(stemOf(part, language)) ?? []);
  };
  for (let cut = shortestPart; cut <= typed.length - shortestPart; cut++) {
    const [head, tail] = [typed.slice(0, cut), typed.slice(cut)];
    // 'lekparken' is a park (an everyday word), not a parka.
    if (vocabularyOf(language).everydayStems.has(stemOf(tail, language))) continue;
    const last = stemmedTail(tail, language).filter(
      ({ table }) => table === 'garment' || table === 'tag' || table === 'event' || table === 'shade',
    );
    if (!last.length) continue;
    const first = joints
      .filter((joint) => head.endsWith(joint))
      .map((joint) => meaning(head.slice(0, head.length - joint.length)))
      .find((concepts) => concepts.length > 0);
    const more = (first ?? []).filter(({ table }) => table === 'tag' || table === 'shade');
    return [...last, ...more];
  }
  return null;
}

const stemmedTail = (tail: string, language: Language): readonly Concept[] => {
  const token: Token = { kind: 'word', text: tail, typed: tail, start: 0, end: tail.length };
  return (
    vocabularyOf(language).exact.get(fold(tail)) ?? inflected(stemOf(tail, language), [token], language) ?? []
  );
};
