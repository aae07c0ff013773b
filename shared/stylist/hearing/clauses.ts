import type { Language } from './brief.ts';
import {
  type Clause,
  type ClauseRole,
  hasWord,
  isJudging,
  isLetter,
  leadIn,
  longestFragment,
  longestWish,
  looks,
  type Table,
  wordsOf,
} from './clause-text.ts';
import { withQuestions } from './question-clauses.ts';
import { hasRole, isMark, meaningsOf, type Part, saidIn } from './sentence.ts';
import { vocabularyOf } from './vocabulary.ts';
import { describesThing, isModifier, isWished } from './wished.ts';
import { type ClauseWord, clauseWordsOf } from './words/clause-words.ts';
import { settingOf } from './words/settings.ts';

/** The roles of clauses that do not tell what the person wants or will do. */
const aside: readonly ClauseRole[] = ['statement', 'others', 'past'];

/** The verb of a clause comes within so many words. */
const subjectLength = 5;

/** Verbs in the past that are in no table: 'announced', 'svarade', 'krävdes'. */
const pastForm: Partial<Record<Language, RegExp>> = {
  en: /..[^aeiou]ed$|.[aeiou]..ed$/,
  sv: /..(?:ades?|ddes?|(?<![ae])[gjlmnrv]des?|[kpx]tes?)$/,
};

/** What a Swedish verb may begin with: 'avslog' is a past form as 'slog' is. */
const verbPrefix = /^(?:av|an|be|för|fram|in|om|på|till|upp|ut|över|under)(?=...)/;

const definiteNoun = /...(?:en|et|an|na)$/;
const verbForm = /..(?:ar|er|ör|år|as|es|ds|ts|js)$/;
/** A Swedish verb in the passive: 'spelas'. */
const passiveForm = /...as$/;

/** A subject after these words begins no new clause: 'I wonder what everyone thinks'. */
const asksFor = /^(?:what|how|vad|hur)$/;

/** What people attend. As the topic of a clause it tells of the day: 'the wedding is outdoors'. */
const occasions = new Set(
  'funeral church feast wedding black-tie opera cocktail theatre dinner in-laws date graduation interview festival concert party costume school-event business-formal smart-casual'.split(
    ' ',
  ),
);
/** Meanings of weather words that only name a time. */
const isTime = /^(?:season|month|day|daytime|in|weekend|next-week)/;
export const tellsWeather = (parts: readonly Part[]) =>
  saidIn(parts, 'weather').some(({ concept }) => !isTime.test(concept.meaning));

/** Splits the parts of a text into clauses, and finds out what each does. */
export function clausesOf(parts: readonly Part[], language: Language): Clause[] {
  const split = splitIntoClauses(parts, language).map(
    (own): Clause => ({ parts: own, words: wordsOf(own), role: roleOf(own, language) }),
  );
  const clauses = split
    .map((clause) => ({ ...clause, role: roleInSentence(clause, split, language) }))
    .map((clause) => (isHabit(clause, language) ? withoutHabit(clause) : clause));
  return withQuestions(clauses, isLetter(parts), language);
}

/** Whether a word that may be a pronoun belongs to a piece: 'de vida byxorna'. */
const isDeterminer = (parts: readonly Part[], at: number) =>
  /^(?:de|det|den|dom)$/.test(parts[at]?.typed ?? '') &&
  looks.some((table) => saidIn(parts.slice(at + 1, at + 2), table).length > 0);

/** Splits the parts at commas and where a new subject begins. */
function splitIntoClauses(parts: readonly Part[], language: Language): Part[][] {
  const clauses: Part[][] = [];
  const known = clauseWordsOf(language);
  const is = (role: ClauseWord, word = '') => known.get(role)?.has(word) ?? false;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    /** Whether a verb follows, as in 'and the bus is late'. */
    const hasVerbSoon = () =>
      parts
        .slice(at, at + subjectLength)
        .filter(({ sentence }) => sentence === part.sentence)
        .some(({ tokens: [token] }) =>
          (['finite', 'past', 'ask'] as const).some((role) => is(role, token?.spelled)),
        );
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
        !isDeterminer(parts, at) &&
        !asksFor.test(before.tokens.at(-1)?.spelled ?? '') &&
        !(['finite', 'past'] as const).some((role) => is(role, before.tokens.at(-1)?.spelled)));
    if (isNew) clauses.push([part]);
    else clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** Returns the role of a clause by its own words. */
function roleOf(clause: readonly Part[], language: Language): ClauseRole {
  const words = wordsOf(clause);
  const has = (role: ClauseWord) => hasWord(words, role, language);
  // 'But is it rude to wear trousers?'
  const start = leadIn.test(words[0] ?? '') ? 1 : 0;
  const begins = (role: ClauseWord) => hasWord(words.slice(start, start + 1), role, language);
  const says = (...tables: Table[]) => tables.some((table) => saidIn(clause, table).length > 0);
  const verb = verbIn(clause, words, language);
  // 'Long dresses get caught' tells of no past.
  const told = wordsOf(clause.filter((part) => !hasRole(part, 'negationAfter')));
  const isPast =
    hasWord(told, 'past', language) ||
    clause.some((part, at) => isPastForm(part, clause[at - 1], clause[at + 1], language));
  const isOther =
    isOtherPerson(clause, words, verb >= 0 || isPast ? verb : null, language) ||
    // 'Does my boyfriend need a tux?'
    (begins('question') && isOtherPerson(clause.slice(1), words.slice(1), 0, language));
  // The Swedish 'ingen' is a subject, 'nobody', except before a piece: 'ingen kavaj' means 'no blazer'.
  const refuses = clause[1]?.negated !== null && clause.slice(0, 1).some((part) => hasRole(part, 'negation'));
  const subjects = wordsOf(clause.filter((_, at) => !isDeterminer(clause, at)));
  const subject = isOther ? 'third' : subjectOf(refuses ? subjects.slice(1) : subjects, language);
  if (has('prescribes') && (namesCode(clause) || refusesLook(clause, language))) return 'report';
  if (has('bids') && says(...looks)) return 'report';
  // 'He wants me to have dinner with his parents' is an invitation.
  if (has('advised')) return says('event') && !says(...worn) ? 'report' : 'others';
  if (isPast && !has('news')) return subject === 'second' && says('garment') ? 'address' : 'past';
  if (subject === 'third') return has('news') || (isOther && namesOccasion(clause)) ? 'report' : 'others';
  if (isAboutClothes(clause, words, language))
    return begins('leave') &&
      (!has('gives') || has('suits')) &&
      (isJudging(words, language) || has('clothes'))
      ? 'question'
      : 'request';
  if (begins('dropped') && subject === undefined) return 'own';
  const asksThing = begins('question') && subject !== 'first';
  if ((begins('leave') || asksThing) && isJudging(words, language) && says(...worn)) return 'question';
  if (asksThing) return 'statement';
  if (subject === 'first') return has('thinks') ? 'statement' : 'own';
  if (subject === 'second') return 'address';
  const isContracted = words.some((word) => word.includes("'"));
  if (subject === 'neutral' && (verb >= 0 || isContracted || namesOccasion(clause) || tellsWeather(clause)))
    return 'report';
  if (verb < 0)
    return begins('the') && words.length > (says('weather') ? longestWish : 2) && !beginsWithPiece(clause)
      ? 'statement'
      : 'fragment';
  return isTopic(clause.slice(0, verb), language) || (has('prescribes') && says(...looks))
    ? 'report'
    : 'statement';
}

/** Returns the position of the verb of a clause, or -1 if none is known. */
function verbIn(
  clause: readonly Part[],
  [first = '', second = '']: readonly string[],
  language: Language,
): number {
  const finite = clause.findIndex(({ tokens }) =>
    tokens.some(({ spelled }) => hasWord([spelled], 'finite', language)),
  );
  // In Swedish, a word with such an ending after a definite noun is a verb: 'banken fryser'.
  return finite < 0 &&
    language === 'sv' &&
    ((definiteNoun.test(first) && verbForm.test(second)) || passiveForm.test(second))
    ? 1
    : finite;
}

const subjectOf = (words: readonly string[], language: Language) =>
  words
    .map((word) =>
      (['first', 'second', 'third', 'neutral'] as const).find((role) => hasWord([word], role, language)),
    )
    .find((role) => role !== undefined);

/** Whether a clause with a verb is about somebody near the person: 'my husband wears', but not 'my aunt's funeral is'. */
const isOtherPerson = (
  clause: readonly Part[],
  [first = '', second = '']: readonly string[],
  verb: number | null,
  language: Language,
) =>
  verb !== null &&
  (['possessive', 'the', 'other'] as const).some((role) => hasWord([first], role, language)) &&
  [second, second.replace(/s$/, '')].some((word) => hasWord([word], 'person', language)) &&
  saidIn(clause.slice(0, Math.max(0, verb)), 'event').length === 0;

/** Whether a clause names wearing, or asks for a piece, a look or a comfort. */
function isAboutClothes(clause: readonly Part[], words: readonly string[], language: Language): boolean {
  const has = (role: ClauseWord) => hasWord(words, role, language);
  const says = (...tables: Table[]) => tables.some((table) => saidIn(clause, table).length > 0);
  return (
    has('clothes') ||
    (hasWord(words.slice(0, 1), 'ask', language) && says('comfort')) ||
    // 'Make it fit for the evening'.
    (hasWord([words.slice(0, 2).join(' ')], 'ask', language) && says('event', 'style', 'shade')) ||
    (has('looks') && says('style', 'shade')) ||
    (has('ask') && (says('garment') || clause.some((_, at) => isWished(clause, at, 'own', language))))
  );
}

const namesOccasion = (parts: readonly Part[]) =>
  saidIn(parts, 'event').some(({ concept }) => occasions.has(concept.setting));

/** Whether a clause names a dress code: 'black tie', 'smart casual'. */
const namesCode = (parts: readonly Part[]) =>
  saidIn(parts, 'event').some(({ concept }) => settingOf(concept.setting)?.code);

/** Whether a clause ends with a piece, a color or a style that is refused: 'no shorts', but not 'no shorts were sold'. */
const refusesLook = (parts: readonly Part[], language: Language) =>
  looks.some((table) =>
    saidIn(parts, table).some(({ part }) => {
      const after = wordsOf(parts.slice(parts.indexOf(part) + 1));
      const hasVerb = (['finite', 'past'] as const).some((role) => hasWord(after, role, language));
      return part.negated === 'refused' && !hasVerb;
    }),
  );

/** The tables of what is worn: pieces and their colors. */
const worn: readonly Table[] = ['garment', 'shade'];
const namesWorn = (parts: readonly Part[]) => worn.some((table) => saidIn(parts, table).length > 0);

/** Whether a clause tells what the person wears over and over: 'I always end up in the white tee'. */
const isHabit = ({ words, parts, role }: Clause, language: Language) =>
  role !== 'others' && role !== 'address' && hasWord(words, 'habit', language) && namesWorn(parts);

/** Reads what is worn over and over as refused. */
const withoutHabit = (clause: Clause): Clause => ({
  ...clause,
  role: 'own',
  parts: clause.parts.map((part) => (namesWorn([part]) ? { ...part, negated: 'refused' } : part)),
});

/** Whether the words before a verb name what a report is about: an event, a piece, a color, the body or the weather. */
const isTopic = (topic: readonly Part[], language: Language) =>
  namesOccasion(topic) ||
  (['garment', 'comfort'] as const).some((table) => saidIn(topic, table).length > 0) ||
  topic.some((part, at) => saidIn([part], 'shade').length > 0 && !describesThing(topic, at, language)) ||
  tellsWeather(topic);

/** Whether a clause begins with a piece and the words that describe it: 'the green cords'. */
const beginsWithPiece = (clause: readonly Part[]) => {
  const noun = clause
    .filter((part) => part.tokens[0]?.kind !== 'mark' && !hasRole(part, 'mine'))
    .find((part) => saidIn([part], 'garment').length > 0 || !isModifier(part));
  return noun !== undefined && saidIn([noun], 'garment').length > 0;
};

function isPastForm(
  part: Part,
  before: Part | undefined,
  next: Part | undefined,
  language: Language,
): boolean {
  if (part.tokens.length !== 1 || meaningsOf(part).length > 0 || !before) return false;
  // 'A friend's themed wedding'
  if (
    hasRole(before, 'mine') ||
    /[’']s$/.test(before.tokens.at(-1)?.spelled ?? '') ||
    hasWord([before.tokens.at(-1)?.spelled ?? ''], 'passive', language)
  )
    return false;
  // 'One completely unhinged accessory'
  if (/ly$/.test(before.typed) && next && saidIn([next], 'garment').length > 0) return false;
  const verb = part.tokens[0]?.typed ?? '';
  if (pastForm[language]?.test(verb)) return !hasWord([verb], 'clothes', language);
  return language === 'sv' && hasWord([verb.replace(verbPrefix, '')], 'past', language);
}

/** Whether a clause without a verb only says what it is all about: 'summer party on a boat'. */
export const isHeadline = ({ role, words, parts }: Clause, language: Language) =>
  role === 'fragment' &&
  words.length <= longestFragment &&
  saidIn(parts.slice(0, longestWish), 'event').length > 0 &&
  !vocabularyOf(language).functionWords.has(words[0] ?? '');

/**
 * Returns the role of a clause in its sentence. A clause without a verb goes with the others if it begins with a
 * function word ('After the war, the king left'), follows a statement, or if all others tell of the past. Else it stands
 * for itself: 'Charity gala, the card says floor length'.
 */
function roleInSentence(clause: Clause, all: readonly Clause[], language: Language): ClauseRole {
  if (clause.role !== 'fragment') return clause.role;
  // 'I have been to black tie, white tie and cocktail before'
  const earlier = all[all.indexOf(clause) - 1];
  const goesOn =
    earlier?.role === 'past' &&
    earlier.parts[0]?.sentence === clause.parts[0]?.sentence &&
    saidIn(earlier.parts, 'event').length > 0;
  if (namesCode(clause.parts)) return goesOn ? 'past' : 'report';
  if (clause === all[0] && isHeadline(clause, language)) return 'fragment';
  const sentence = all.filter(({ parts }) => parts[0]?.sentence === clause.parts[0]?.sentence);
  const others = sentence.filter(({ role }) => role !== 'fragment').map(({ role }) => role);
  const refuses = clause.parts.some(
    (part) => part.negated !== null && looks.some((table) => saidIn([part], table).length > 0),
  );
  const [role] = others;
  // 'No jeans to work for a week, nothing new bought'
  if (refuses && clause.parts[0] === sentence[0]?.parts[0]) return 'fragment';
  if (!role) return clause.words.length > longestFragment && !refuses ? 'statement' : 'fragment';
  const begins = vocabularyOf(language).functionWords.has(clause.words[0] ?? '');
  // 'Over the weekend', 'I had a panic attack', 'because I have nothing to wear'
  if (begins && clause.parts[0] === sentence[0]?.parts[0] && aside.includes(role)) return role;
  const isLeadIn =
    (!refuses && begins) ||
    aside.includes(sentence[0]?.role ?? 'fragment') ||
    others.every((other) => other === 'past');
  return isLeadIn && others.every((other) => aside.includes(other)) ? role : 'fragment';
}
