import type { Language } from './brief.ts';
import { isDeterminer, isOtherPerson, namesCode, namesWorn, roleOf } from './clause-role.ts';
import {
  bySentence,
  type Clause,
  type ClauseRole,
  hasWord,
  isLetter,
  longestFragment,
  longestWish,
  looks,
  sentenceOf,
  wordsOf,
} from './clause-text.ts';
import { withQuestions } from './question-clauses.ts';
import { hasRole, isMark, type Part, saidIn } from './sentence.ts';
import { vocabularyOf } from './vocabulary.ts';
import { type ClauseWord, clauseWordsOf } from './words/clause-words.ts';

/** The roles of clauses that do not tell what the person wants or will do. */
const aside: readonly ClauseRole[] = ['statement', 'others', 'past'];

/** The verb of a clause comes within so many words. */
const subjectLength = 5;

/** A subject after these words begins no new clause: 'I wonder what everyone thinks'. */
const asksFor = /^(?:what|how|vad|hur)$/;

/** Splits the parts of a text into clauses, and finds out what each does. */
export function clausesOf(parts: readonly Part[], language: Language): Clause[] {
  const split = splitIntoClauses(parts, language).map(
    (own): Clause => ({ parts: own, words: wordsOf(own), role: roleOf(own, language) }),
  );
  const sentences = bySentence(split);
  const clauses = split
    .map((clause, at) => ({
      ...clause,
      role: roleInSentence(clause, sentences.get(sentenceOf(clause)) ?? [], at === 0, language),
    }))
    .map((clause) => (isHabit(clause, language) ? withoutHabit(clause) : clause));
  return withQuestions(clauses, isLetter(parts), language);
}

/** Splits the parts at commas and where a new subject begins. */
function splitIntoClauses(parts: readonly Part[], language: Language): Part[][] {
  const clauses: Part[][] = [];
  const known = clauseWordsOf(language);
  const is = (role: ClauseWord, word = '') => known.get(role)?.has(word) ?? false;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    /** Whether a verb follows, as in 'and the bus is late'. */
    const hasVerbSoon = () => {
      const soon = parts.slice(at, at + subjectLength);
      const end = soon.findIndex((each) => each.sentence !== part.sentence || isMark(each, ','));
      return soon
        .slice(0, end < 0 ? undefined : end)
        .some(({ tokens: [token] }) =>
          (['finite', 'past', 'ask'] as const).some((role) => is(role, token?.spelled)),
        );
    };
    const isNew =
      !before ||
      before.sentence !== part.sentence ||
      before.clause !== part.clause ||
      isMark(before, ',') ||
      (hasRole(before, 'and') && hasVerbSoon()) ||
      // 'I know the bride is not wearing white'
      (is('thinks', before.tokens.at(-1)?.spelled) &&
        isOtherPerson(parts.slice(at), wordsOf(parts.slice(at, at + 2)), 0, language)) ||
      (is('subject', part.tokens[0]?.spelled) &&
        // What ends a sentence is no subject: 'What do I wear with it?'
        parts[at + 1]?.tokens[0]?.kind === 'word' &&
        !isDeterminer(parts, at) &&
        // 'To someone else's wedding', 'meeting someone for coffee'
        !/^(?:else|for)$/.test(parts[at + 1]?.typed ?? '') &&
        !asksFor.test(before.tokens.at(-1)?.spelled ?? '') &&
        !(['finite', 'past'] as const).some((role) => is(role, before.tokens.at(-1)?.spelled)));
    if (isNew) clauses.push([part]);
    else clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** Whether a clause tells what the person wears over and over: 'I always end up in the white tee'. */
const isHabit = ({ words, parts, role }: Clause, language: Language) =>
  role !== 'others' &&
  role !== 'address' &&
  !hasWord(words.slice(0, 1), 'leave', language) &&
  hasWord(words, 'habit', language) &&
  namesWorn(parts);

/** Marks what is worn over and over, but not a hijab, which covers. */
const withoutHabit = (clause: Clause): Clause => ({
  ...clause,
  role: 'own',
  parts: clause.parts.map((part) =>
    namesWorn([part]) && saidIn([part], 'comfort').length === 0 ? { ...part, negated: 'worn' } : part,
  ),
});

/** Whether a clause without a verb only says what it is all about: 'summer party on a boat'. */
export const isHeadline = ({ role, words, parts }: Clause, language: Language) =>
  role === 'fragment' &&
  words.length <= longestFragment &&
  saidIn(parts.slice(0, longestWish), 'event').length > 0 &&
  (saidIn(parts.slice(0, 1), 'weather').length > 0 ||
    !vocabularyOf(language).functionWords.has(words[0] ?? ''));

/**
 * Returns the role of a clause in its sentence. A clause without a verb goes with the others if it begins with a
 * function word ('After the war, the king left'), follows a statement, or if all others tell of the past. Else it stands
 * for itself: 'Charity gala, the card says floor length'.
 */
function roleInSentence(
  clause: Clause,
  sentence: readonly Clause[],
  isFirst: boolean,
  language: Language,
): ClauseRole {
  const earlier = sentence[sentence.indexOf(clause) - 1];
  // 'I am 45 and', 'just don't feel comfortable in sleeveless tops'
  const isJoined = earlier?.role === 'own' && earlier.parts.slice(-1).some((part) => hasRole(part, 'and'));
  if (clause.role === 'statement' && isJoined && !hasWord(clause.words, 'subject', language)) return 'own';
  if (clause.role !== 'fragment') return clause.role;
  if (namesCode(clause.parts)) return 'report';
  // 'I have only worn it once, at a wedding'
  if (earlier?.role === 'past' && /^(?:at|på|vid)$/.test(clause.words[0] ?? '')) return 'past';
  // 'Everyone else wears a dress, dinner': the event is the person's own.
  if (isHeadline(clause, language) && (isFirst || clause.words.length <= longestWish)) return 'fragment';
  const begins = vocabularyOf(language).functionWords.has(clause.words[0] ?? '');
  // 'Bright orange skirt, I normally wear neutrals'
  if (isFirst && !begins && clause.words.length <= longestWish && namesWorn(clause.parts)) return 'fragment';
  const others = sentence.filter(({ role }) => role !== 'fragment').map(({ role }) => role);
  const refuses = clause.parts.some(
    (part) => part.negated !== null && looks.some((table) => saidIn([part], table).length > 0),
  );
  const [role] = others;
  // 'No jeans to work for a week, nothing new bought'
  if (refuses && clause.parts[0] === sentence[0]?.parts[0]) return 'fragment';
  if (!role) return clause.words.length > longestFragment && !refuses ? 'statement' : 'fragment';
  // 'Over the weekend', 'I had a panic attack', 'because I have nothing to wear'
  if (begins && clause.parts[0] === sentence[0]?.parts[0] && aside.includes(role)) return role;
  const isLeadIn =
    (!refuses && begins) ||
    aside.includes(sentence[0]?.role ?? 'fragment') ||
    // 'Not the navy abaya', 'wore it last time'
    (others.every((other) => other === 'past') && !(refuses && earlier?.role !== 'past'));
  return isLeadIn && others.every((other) => aside.includes(other)) ? role : 'fragment';
}
