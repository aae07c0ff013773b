import table from '../lexicon/chat-words.json' with { type: 'json' };
import { rowsOf } from '../lexicon/rows.ts';
import type { Language } from './brief.ts';
import { misspelled } from './misspellings.ts';
import { fold, type Token } from './tokens.ts';
import {
  type Concept,
  inflected,
  isEveryday,
  isFiller,
  isMeaning,
  longestPhrase,
  startsPhrase,
  vocabularyOf,
} from './vocabulary.ts';

/** A word, phrase, number or punctuation mark, with its meaning: `concepts`, null if it is in no table. */
export type Span = {
  tokens: readonly Token[];
  concepts: readonly Concept[] | null;
  /** Only for a word without concepts: whether it is an everyday word that need not be understood. */
  everyday: boolean;
};

/** Splits a text into the longest phrases of its language's tables. English ones count in every language. */
export function spansOf(typed: readonly Token[], language: Language): Span[] {
  const tokens = typed.map((token) => inFull(token, language));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(tokens, at, language);
    const length = found?.tokens.length ?? 0;
    // In 'for working from home' and 'art gallery opening', the phrase that counts begins inside another one.
    const next = length > 1 ? phraseAt(tokens, at + 1, language) : null;
    const span = found && length > (next?.tokens.length ?? 0) ? found : wordAt(tokens, at, language);
    spans.push(span);
    at += span.tokens.length;
  }
  return spans;
}

/** Spellings of chats: 'u', 'tonite', and in Swedish 'nåt'. */
const chatWords = new Map(
  rowsOf<readonly [language: Language, typed: string, means: string]>(table).map(
    ([language, typed, means]) => [`${language} ${typed}`, means],
  ),
);
function inFull(token: Token, language: Language): Token {
  const word = chatWords.get(`${language} ${token.typed}`);
  return word ? { ...token, text: fold(word), typed: word, spelled: word } : token;
}

function phraseAt(tokens: readonly Token[], at: number, language: Language): Span | null {
  const [first] = tokens.slice(at, at + 1);
  if (!first || first.kind === 'mark') return null;
  const longest = startsPhrase(first.typed, language) ? Math.min(longestPhrase, tokens.length - at) : 1;
  for (let length = longest; length > 0; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ kind }) => kind === 'mark')) continue;
    const found = meaningOf(part, language);
    if (found?.length) return { tokens: part, concepts: found, everyday: false };
  }
  return null;
}

function meaningOf(part: readonly Token[], language: Language): readonly Concept[] | undefined {
  const typed = part.map((token) => token.typed).join(' ');
  const exact = vocabularyOf(language).exact.get(typed);
  if (exact) return exact;
  // An everyday word is not treated as an inflected form of another word or as an English word: 'dressed' does not
  // mean dress, and the Swedish 'var' does not mean 'vår'.
  if (part.length === 1 && isEveryday(typed, language)) return undefined;
  if ([part[0], part.at(-1)].some((token) => isFiller(token?.typed ?? '', language))) return undefined;
  const meaning = inflected(typed, language);
  // 'Hate leggings' says nothing of legs.
  const ofLast = part.length > 1 ? vocabularyOf(language).exact.get(part.at(-1)?.typed ?? '') : [];
  const isOfBody = meaning?.some(({ table }) => table === 'comfort');
  if (isOfBody && ofLast?.some(({ table }) => table === 'garment')) return undefined;
  return meaning ?? withoutAccents(typed, language) ?? borrowed(typed, language);
}

/**
 * Returns the meaning of a phrase that was typed without its accents, or some of them: 'brollop', 'oppen tå', but not with
 * more of them: 'inte bära' is not 'inte bara'.
 */
const withoutAccents = (typed: string, language: Language) =>
  (fold(typed) === typed || (typed.includes(' ') && !vocabularyOf(language).exact.has(fold(typed)))) &&
  // 'Om axlarna' is not 'öm axlarna'.
  !(typed.includes(' ') && vocabularyOf(language).functionWords.has(typed.split(' ')[0] ?? '')) &&
  typed.length >= shortestPart
    ? vocabularyOf(language).folded.get(fold(typed))
    : undefined;

/** The meaning of an English phrase in another language, where English grammar words may be other words. */
const borrowed = (phrase: string, language: Language) =>
  language === 'en' || phrase.length <= shortestPart
    ? undefined
    : vocabularyOf('en').exact.get(phrase)?.filter(isMeaning);

function wordAt(tokens: readonly Token[], at: number, language: Language): Span {
  const token = tokens[at] as Token;
  // The French 'd’' is the word 'd'.
  const everyday = token.kind !== 'word' || isEveryday(token.typed.replace(/['’]$/, ''), language);
  // 'The wedding dress code': the first word of a phrase that does not count has its own meaning.
  const meaning = token.kind === 'mark' ? undefined : meaningOf([token], language);
  if (meaning?.length) return { tokens: [token], concepts: meaning, everyday: false };
  const concepts = everyday ? null : (compound(token, language) ?? misspelled(token, language));
  return { tokens: [token], concepts, everyday };
}

/** Letters that may join the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'o', 'a'];
const shortestPart = 3;

/**
 * Returns the meaning of a Swedish or German compound: that of its last part, which is a piece, an event or a color,
 * plus the colors and fabrics of its first part. The first part must be a word: 'särskilt' holds no kilt. 'Helsvart' is
 * all in black.
 */
function compound({ typed, isName }: Token, language: Language): readonly Concept[] | null {
  if (language !== 'sv' && language !== 'de') return null;
  const { exact, folded } = vocabularyOf(language);
  const meaning = (part: string) => exact.get(part) ?? inflected(part, language) ?? folded.get(part);
  for (let cut = shortestPart; cut <= typed.length - shortestPart; cut++) {
    const [head, tail] = [typed.slice(0, cut), typed.slice(cut)];
    const firsts = joints
      .filter((joint) => head.endsWith(joint))
      .map((joint) => head.slice(0, head.length - joint.length))
      .filter((first) => first.length >= shortestPart);
    const first = firsts.map(meaning).find((concepts) => concepts?.length) ?? [];
    // 'Bröllopsoutfit' is for a wedding.
    const events = ofClothes.test(tail) ? first.filter(({ table }) => table === 'event') : [];
    if (events.length > 0) return events;
    // 'lekparken' is a park (an everyday word), not a parka.
    if (isEveryday(tail, language)) continue;
    const isWord = first.length > 0 || firsts.some((each) => isEveryday(each, language));
    const isLong = tail.length > shortestPart;
    /** The tables whose words may be the last part. */
    const counts: Partial<Record<Concept['table'], boolean>> = {
      garment: isWord || tail.length >= longTail,
      event: (isWord || isName || tail.length > longTail) && isLong,
      weather: isWord,
      shade: head === whole || first.some(({ table }) => table === 'shade'),
    };
    const meanings = exact.get(tail) ?? (isLong ? inflected(tail, language) : []) ?? [];
    const last = meanings.filter(({ table }) => counts[table]);
    const isTime = last.some(({ table }) => table === 'weather');
    if (last.length > 0)
      return [
        ...last,
        // 'Regnjacka' tells of no rain, but 'fredagskväll' of a day.
        ...first.filter(({ table }) => /^(?:tag|shade)$/.test(table) || (isTime && table === 'weather')),
        ...(head === whole ? (exact.get('helt') ?? []) : []),
      ];
  }
  return null;
}
const whole = 'hel';
const ofClothes = /^(?:outfit|look)(?:en)?$/;
/** A last part of so many letters is no mere ending: 'finnskjorta'. */
const longTail = 5;
