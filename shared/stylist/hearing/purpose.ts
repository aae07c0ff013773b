import type { Language } from './brief.ts';
import { tellsWeather } from './clause-role.ts';
import { type Clause, hasWord, longestFragment, longestWish } from './clause-text.ts';
import { isHeadline } from './clauses.ts';
import { placeNamed } from './climate.ts';
import { isWish } from './meant.ts';
import { isColdLater } from './senses-in-context.ts';
import { isGarment, isMark, type Part, saidIn, saysWeather } from './sentence.ts';
import { isWished } from './wished.ts';

// Tells whether a text that asks for nothing is about an outfit all the same.

/** Whether a text names what an outfit is for, or tells of the person's day: 'Luleå on Friday', 'I have a date tonight'. */
export const namesPurpose = (clauses: readonly Clause[], language: Language) =>
  isOnlyNamed(clauses, language) ||
  namesJourney(clauses) ||
  clauses.some((clause) => tellsOfDay(clause, language));

/** Whether a few words tell where the person goes: 'going to London tomorrow'. */
function namesJourney(clauses: readonly Clause[]): boolean {
  const words = clauses.flatMap((clause) => clause.words);
  const isTold = clauses.some(({ parts }) => parts.some((part) => isMark(part, '.')));
  return words.length <= longestWish && !isTold && words.some((word) => placeNamed(word));
}

/** Whether persons tell of themselves, which may say what the outfit is for in words that are not known. */
export const tellsOfPerson = (clauses: readonly Clause[], language: Language) =>
  clauses.some(
    ({ role, words }) =>
      role === 'own' ||
      (hasWord(words, 'ask', language) && !(role === 'statement' && asksFact.test(words.join(' ')))),
  );

/** A question of a fact, and not 'What is the dress code of the club?' */
const asksFact =
  /^(?!.*\b(?:dress|code|look|outfit|layers?|style|lager|stil|kläd\S*)\b)(?:(?:who|what|where|when) (?:is|are|was|were) the (?:\S+ ){1,2}(?:of|in)\b|(?:vem|vad|var|när) (?:är|var|heter) \S+(?:en|et|na) (?:i|på|av)\b|how (?:much (?:does|do|is)|old|far)\b|hur (?:mycket kostar|gammal|långt)\b)/;

/** In words: a text with an occasion and no full stop that is no longer is a note of what is planned, and no sentence. */
const longestNote = 15;

/** Reads the statements of a note as its fragments: 'the theatre with colleagues, straight from the office'. */
export function asNote(clauses: readonly Clause[], parts: readonly Part[]): readonly Clause[] {
  const isNote =
    !parts.some((part) => isMark(part, '.')) &&
    (saidIn(parts, 'event').length > 0 || saysWeather(parts, /^unit:/)) &&
    clauses.flatMap(({ words }) => words).length <= longestNote &&
    clauses.every(({ role }) => role === 'statement' || role === 'fragment');
  return isNote ? clauses.map((clause) => ({ ...clause, role: 'fragment' as const })) : clauses;
}

/** Whether a text only names something, in a few words: 'Luleå on Friday', 'all black, please'. */
function isOnlyNamed(clauses: readonly Clause[], language: Language): boolean {
  const [first] = clauses;
  const words = clauses.flatMap((clause) => clause.words);
  const parts = clauses.flatMap((clause) => clause.parts);
  const last = parts.at(-1);
  // One sentence with a full stop tells something, unless it begins with a style: 'Boho, but warm.'
  if (
    last &&
    !(saidIn(first?.parts.slice(0, 1) ?? [], 'style').length > 0 && clauses.length > 2) &&
    isMark(last, '.') &&
    parts.slice(0, -1).every(({ sentence }) => sentence === parts[0]?.sentence)
  )
    return false;
  return (
    (clauses.every(({ role }) => role === 'fragment') && words.length <= longestFragment) ||
    (first?.role === 'fragment' &&
      (isHeadline(first, language) ||
        (first.words.length <= longestWish &&
          (first.parts.some(isWish) || saidIn(first.parts, 'event').length > 0))))
  );
}

/** Whether a clause tells what the person will do, has or refuses, or what the day will be like. */
function tellsOfDay(clause: Clause, language: Language): boolean {
  const { role, parts, words } = clause;
  if (role !== 'own' && role !== 'report' && role !== 'fragment') return false;
  return (
    saidIn(parts, 'event').length > 0 ||
    (role !== 'report' && (parts.some(isGarment) || saidIn(parts, 'comfort').length > 0)) ||
    parts.some((part) => part.negated !== null && isWish(part)) ||
    (role === 'own' &&
      hasWord(words.slice(0, 1), 'subject', language) &&
      parts.some((_, at) => isWished(parts, at, role, language))) ||
    (role === 'report' && hasWord(words, 'prescribes', language) && parts.some(isWish)) ||
    parts.some(isColdLater) ||
    tellsWeather(parts)
  );
}
