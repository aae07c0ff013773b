import type { Language } from './brief.ts';
import { type Clause, hasWord, looks, type Table } from './clause-text.ts';
import { hasRole, isGarment, type Part, saidIn } from './sentence.ts';
import { isWished, unknownNoun } from './wished.ts';

// Which of the pieces and looks that a clause names are meant for the outfit.

/** Whether a word tells what is worn, or the weather for it. */
export const isWish = (part: Part) =>
  ['weather', ...looks].some((table) => saidIn([part], table as Table).length > 0);

/** Words between a piece and what shows that it is meant: 'I have a red skirt'. */
const articles =
  /^(?:an?|any|some|one|pair|of|par|best|favou?rite|nice|good|new|old|en|ett|någon|bästa|finaste|fina|nya|gamla|eine?|une?|una)$/;

/** Whether a word that is in no table describes what a person has: 'I bought a short dress', 'my mossy trench coat'. */
const adds = (part: Part, [first]: readonly Part[], language: Language) =>
  /^(?:i |jag |(?:my|min|mitt|mina)\b)/.test(first?.typed ?? '') && unknownNoun(part, language) !== undefined;

/** Whether a garment of a clause is one that the person has or wants: 'I am in a suit' asks for none. */
export function isPieceMeant({ role, parts, words }: Clause, at: number, language: Language): boolean {
  const part = parts[at];
  if (!part || !isGarment(part)) return false;
  if (part.negated !== null) return true;
  if (hasWord(words, 'worry', language)) return false;
  if (role !== 'own' || hasWord(words, 'plans', language)) return true;
  const isBetween = (other: Part) =>
    isWish(other) ||
    hasRole(other, 'and', 'or') ||
    articles.test(other.typed) ||
    adds(other, parts, language);
  const before = parts.slice(0, at).findLast((other) => !isBetween(other));
  return (
    // 'I would rather wear a blazer'
    parts.slice(0, at).some((other) => hasRole(other, 'instead')) ||
    (before !== undefined && hasRole(before, 'mine', 'want', 'lostPiece', 'only', 'with'))
  );
}

/** Whether a clause of a letter asks for the pieces that it names: by a word of asking, or as a dress code. */
export const asksForPiece = ({ role, words, parts }: Clause, language: Language): boolean =>
  role === 'question' ||
  /^(?:probably|perhaps|antagligen|troligen)$/.test(words[0] ?? '') ||
  (role === 'fragment' &&
    (/^(?:so|så)$/.test(words[0] ?? '') || parts.some((part) => hasRole(part, 'instead')))) ||
  ((role === 'request' || role === 'own') &&
    // 'What shocks me is people in shorts'
    !(/^(?:what|how)$/.test(words[0] ?? '') && !hasWord(words, 'clothes', language)) &&
    ((['ask', 'plans'] as const).some((word) => hasWord(words, word, language)) ||
      parts.some((part) => hasRole(part, 'instead')))) ||
  (role === 'report' && hasWord(words, 'prescribes', language));

/** Whether a letter says how its writer wants to look: 'I want it to be modest'. */
export const isOwnWish = ({ role, parts }: Clause, at: number, language: Language): boolean =>
  (role === 'own' || role === 'request') &&
  parts[at] !== undefined &&
  !isGarment(parts[at]) &&
  (isWished(parts, at, role, language) || isPhraseOfStyle(parts[at]));

/** A style in several words is said of a look: 'make a good impression'. */
export const isPhraseOfStyle = (part: Part) => part.tokens.length > 1 && saidIn([part], 'style').length > 0;

/** Whether a clause tells of what is worn as a rule: 'it is always jeans', 'all I wear is hoodies'. */
export const isRoutine = ({ role, words }: Clause) =>
  (role === 'report' && words.some((word) => /^(?:always|usually|alltid|oftast)$/.test(word))) ||
  ofEveryDay.test(words.join(' '));
const ofEveryDay =
  /^(?:but )?(?:i['’]?m all (?!set|ready|about|over|for|in |dressed|good|right|my)|i (?:\S+ )?wear is|i (?:\S+ )?live in|jag lever i|i wear .*(?:every day|most days|all the time)$|jag har .*(?:varje dag|jämt)$)/;
