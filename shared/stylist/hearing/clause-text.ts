import { remember } from '../../remember.ts';
import type { Language } from './brief.ts';
import { isMark, type Part, saidIn } from './sentence.ts';
import type { Concept } from './vocabulary.ts';
import { type ClauseWord, clauseWordsOf } from './words/clause-words.ts';
import { type Flags, settingOf } from './words/settings.ts';

/**
 * What a clause does: it asks for clothes (`request`) or whether they may be worn (`question`), tells what the person
 * does or will do (`own`), speaks to the stylist (`address`), tells what a day, an event or a piece is like (`report`),
 * or only names something without a verb (`fragment`). A `statement` is about anything else, `others` about other
 * people, and `past` about what was.
 */
export type ClauseRole =
  | 'request'
  | 'question'
  | 'own'
  | 'address'
  | 'report'
  | 'fragment'
  | 'statement'
  | 'others'
  | 'past';

export type Clause = {
  parts: readonly Part[];
  words: readonly string[];
  role: ClauseRole;
  /** Whether a later question asks about its pieces. */
  isAskedBack?: boolean;
  /** Whether a later question asks what goes with its piece. */
  isGiven?: boolean;
};

export type Table = Concept['table'];

/** The tables whose words describe clothes. */
export const looks: readonly Table[] = ['garment', 'shade', 'tag', 'style'];

/** A clause of more words than this that seems to have no verb is a sentence whose verb is unknown. */
export const longestFragment = 9;
/** The most words of a clause without a verb that is read as a wish: 'cosy and black'. */
export const longestWish = 5;
/** How many words a phrase of the clause words may have. */
const longer = [2, 3, 4];

export const wordsOf = (parts: readonly Part[]) =>
  parts.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark').map(({ spelled }) => spelled));

/** The words of the sentence with a number, none for an unknown one. */
export const wordsOfSentence = (number: Part['sentence'] | undefined, parts: readonly Part[]) =>
  wordsOf(parts.filter(({ sentence }) => sentence === number));

/** The number of the sentence that a clause is in. */
export const sentenceOf = (clause: Clause | undefined) => clause?.parts[0]?.sentence;

/** The clauses of each sentence, by its number. */
export const bySentence = (clauses: readonly Clause[]) => Map.groupBy(clauses, sentenceOf);

/** Whether parts name an occasion with a property. */
export const namesEvent = (parts: readonly Part[], flag: keyof Flags) =>
  saidIn(parts, 'event').some(({ concept }) => settingOf(concept.setting)?.[flag]);

/** Where the words after the last mark before a place in a text begin. */
export const startBefore = (at: number, parts: readonly Part[]) =>
  parts.slice(0, at).findLastIndex((part) => isMark(part, ',.!?;:\n')) + 1;

/** What a question may begin with before its first word. */
export const leadIn = /^(?:and|but|or|so|also|now|well|then|och|men|eller|så)$/;

/** The most words of a question that only repeats what was said: 'is it?' */
export const longestIsIt = 2;

/** In words. A longer text is a letter: it tells of much and asks for little. */
const letterFrom = 60;
export const isLetter = (parts: readonly Part[]) => wordsOf(parts).length > letterFrom;

/** Whether words contain one of the words or phrases of a role. */
export function hasWord(words: readonly string[], role: ClauseWord, language: Language): boolean {
  const known = clauseWordsOf(language).get(role);
  if (!known) return false;
  const begins = firstWordsOf(known);
  return words.some(
    (word, at) =>
      known.has(word) ||
      (begins.has(word) && longer.some((length) => known.has(words.slice(at, at + length).join(' ')))),
  );
}

/** The first words of the phrases of several words in a set. */
const firstWordsOf = remember(
  (known: ReadonlySet<string>) =>
    new Set([...known].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.split(' ')[0])),
  new WeakMap(),
);

/** The first word of a question without a yes or no. */
export const asksOpenly = /^(?:how|what|which|hur|vad|vilken|vilket|vilka)$/;

/** Whether words ask if something is right, wrong or necessary. */
export const isJudging = (words: readonly string[], language: Language) =>
  (['suits', 'fault', 'need'] as const).some((role) => hasWord(words, role, language));

/** Begins a question at the end of a note without a question mark: 'long cardigan under a jacket, does that work' */
const asksShortly =
  /^(?:(?:does|is|are|would|will) (?:it|that|this|they)|who['’]?s|who is|how \S+ is|hur (?!klär|stylar|matchar)\S+ (?:jag|man)) /;
const asksWhich = /^(?:which|vilka|vilken|vilket) (?!means|is |are )/;

/** The sentences that end with a question mark, or that ask without one: 'I wonder if I could wear jeans'. */
export const questionsIn = (parts: readonly Part[]) =>
  [...Map.groupBy(parts, ({ sentence }) => sentence).values()].flatMap((sentence, at, all) => {
    const [end] = all[at + 1] ?? [];
    const last = sentence.slice(startBefore(sentence.length, sentence));
    const asks =
      (end && isMark(end, '?')) ||
      sentence.some(({ inQuestion }) => inQuestion) ||
      (!isLetter(parts) &&
        (asksShortly.test(wordsOf(last).join(' ')) || asksWhich.test(wordsOf(sentence).join(' '))));
    return asks ? [sentence] : [];
  });
