import type { Language } from './brief.ts';
import { hasWord, looks, type Table, wordsOf } from './clause-text.ts';
import { hasRole, isMark, meaningsOf, type Part, saidIn } from './sentence.ts';
import { vocabularyOf } from './vocabulary.ts';
import { type ClauseWord, clauseWordsOf } from './words/clause-words.ts';

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

export type Clause = { parts: readonly Part[]; words: readonly string[]; role: ClauseRole };
/** The roles of clauses that do not tell what the person wants or will do. */
const aside: readonly ClauseRole[] = ['statement', 'others', 'past'];

/** A clause of more words than this that seems to have no verb is a sentence whose verb is unknown. */
export const longestFragment = 8;
/** The most words of a clause without a verb that is read as a wish: 'cosy and black'. */
export const longestWish = 5;
/** The verb of a clause comes within so many words. */
const subjectLength = 5;
/** A refusal is at most so many words before what is refused. */
const refusalReach = 4;

/** Verbs in the past that are in no table: 'announced', 'svarade', 'krävdes'. */
const pastForm: Partial<Record<Language, RegExp>> = {
  en: /..[^aeiou]ed$|.[aeiou]..ed$/,
  sv: /..(?:ades?|ddes?|(?<![ae])[glnrv]des?|[kpx]tes?)$/,
};

const definiteNoun = /...(?:en|et|an|na)$/;
const verbForm = /..(?:ar|er|ör|år|as|es|ds|ts|js)$/;

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
  return split
    .map((clause) => ({ ...clause, role: roleInSentence(clause, split, language) }))
    .map((clause, at, all) =>
      asksInDoubt(clause, all[at - 1], language) ? { ...clause, role: 'question' } : clause,
    );
}

/** Splits the parts at commas and where a new subject begins. */
function splitIntoClauses(parts: readonly Part[], language: Language): Part[][] {
  const clauses: Part[][] = [];
  const known = clauseWordsOf(language);
  const is = (role: ClauseWord, word = '') => known.get(role)?.has(word) ?? false;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    /** Whether a verb follows, as in 'and the bus is late'. */
    const hasVerbSoon = () =>
      parts.slice(at, at + subjectLength).some(({ tokens }) => is('finite', tokens[0]?.spelled));
    const isNew =
      !before ||
      before.sentence !== part.sentence ||
      before.clause !== part.clause ||
      isMark(before, ',') ||
      (hasRole(before, 'and') && hasVerbSoon()) ||
      (is('subject', part.tokens[0]?.spelled) && !is('finite', before.tokens.at(-1)?.spelled));
    if (isNew) clauses.push([part]);
    else clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** Returns the role of a clause by its own words. */
function roleOf(clause: readonly Part[], language: Language): ClauseRole {
  const known = clauseWordsOf(language);
  const words = wordsOf(clause);
  const has = (role: ClauseWord) => hasWord(words, role, language);
  const begins = (role: ClauseWord) => known.get(role)?.has(words[0] ?? '') ?? false;
  const says = (...tables: Table[]) => tables.some((table) => saidIn(clause, table).length > 0);
  const finite = clause.findIndex(({ tokens }) =>
    tokens.some(({ spelled }) => known.get('finite')?.has(spelled)),
  );
  // In Swedish, a word with such an ending after a definite noun is a verb: 'banken fryser'.
  const verb =
    finite < 0 && language === 'sv' && definiteNoun.test(words[0] ?? '') && verbForm.test(words[1] ?? '')
      ? 1
      : finite;
  const isPast = has('past') || clause.some((part, at) => isPastForm(part, clause[at - 1], language));
  const isOther =
    begins('possessive') &&
    (known.get('person')?.has(words[1] ?? '') ?? false) &&
    (verb >= 0 || isPast) &&
    saidIn(clause.slice(0, Math.max(0, verb)), 'event').length === 0;
  const subject = isOther
    ? 'third'
    : words
        .map((word) =>
          (['first', 'second', 'third', 'neutral'] as const).find((role) => known.get(role)?.has(word)),
        )
        .find((role) => role !== undefined);
  const isAboutClothes =
    has('clothes') ||
    (begins('ask') && says('comfort')) ||
    (has('looks') && says('style', 'shade')) ||
    (has('ask') && (says('garment') || clause.some((_, at) => isWished(clause, at, 'own', language))));
  if (isPast && !has('news')) return subject === 'second' && says('garment') ? 'address' : 'past';
  if (subject === 'third')
    return has('news') || has('prescribes') || (isOther && namesOccasion(clause)) ? 'report' : 'others';
  if (isAboutClothes) return begins('leave') && (has('suits') || has('clothes')) ? 'question' : 'request';
  if (begins('dropped') && subject === undefined) return 'own';
  if (begins('question') && subject !== 'first')
    return has('suits') && says('garment', 'shade') ? 'question' : 'statement';
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

const namesOccasion = (parts: readonly Part[]) =>
  saidIn(parts, 'event').some(({ concept }) => occasions.has(concept.setting));

/** Whether the words before a verb name what a report is about: an event, a piece, a color, the body or the weather. */
const isTopic = (topic: readonly Part[], language: Language) =>
  namesOccasion(topic) ||
  (['garment', 'comfort'] as const).some((table) => saidIn(topic, table).length > 0) ||
  topic.some((part, at) => saidIn([part], 'shade').length > 0 && !describesThing(topic, at, language)) ||
  tellsWeather(topic);

const isModifier = (part: Part) => saidIn([part], 'shade').length + saidIn([part], 'tag').length > 0;

/** Whether a clause begins with a piece and the words that describe it: 'the green cords'. */
const beginsWithPiece = (clause: readonly Part[]) => {
  const noun = clause.slice(1).find((part) => saidIn([part], 'garment').length > 0 || !isModifier(part));
  return noun !== undefined && saidIn([noun], 'garment').length > 0;
};

const isPastForm = (part: Part, before: Part | undefined, language: Language) =>
  part.tokens.length === 1 &&
  meaningsOf(part).length === 0 &&
  before !== undefined &&
  !hasRole(before, 'mine') &&
  !hasWord([before.tokens.at(-1)?.spelled ?? ''], 'passive', language) &&
  (pastForm[language]?.test(part.tokens[0]?.typed ?? '') ?? false);

/**
 * Returns the role of a clause in its sentence. A clause without a verb goes with the others if it begins with a function
 * word ('After the war, the king left'), follows a statement, or if all others tell of the past. Else
 * it stands for itself: 'Charity gala, the card says floor length'.
 */
function roleInSentence(clause: Clause, all: readonly Clause[], language: Language): ClauseRole {
  if (clause.role !== 'fragment') return clause.role;
  const sentence = all.filter(({ parts }) => parts[0]?.sentence === clause.parts[0]?.sentence);
  const others = sentence.filter(({ role }) => role !== 'fragment').map(({ role }) => role);
  const [role] = others;
  if (!role) return clause.words.length > longestFragment ? 'statement' : 'fragment';
  const refuses = clause.parts.some(
    (part) => part.negated !== null && looks.some((table) => saidIn([part], table).length > 0),
  );
  const isLeadIn =
    (!refuses && vocabularyOf(language).functionWords.has(clause.words[0] ?? '')) ||
    aside.includes(sentence[0]?.role ?? 'fragment') ||
    others.every((other) => other === 'past');
  return isLeadIn && others.every((other) => aside.includes(other)) ? role : 'fragment';
}

/** Whether a condition after a doubt asks about a piece: 'I am not sure if jeans are okay'. */
const asksInDoubt = ({ words, parts }: Clause, before: Clause | undefined, language: Language) =>
  before !== undefined &&
  hasWord(before.words, 'doubt', language) &&
  hasWord(words.slice(0, 1), 'if', language) &&
  saidIn(parts, 'garment').length > 0;

/** Whether a color or a fabric describes something that is no piece of clothing: 'black markets'. */
function describesThing(clause: readonly Part[], at: number, language: Language): boolean {
  const [part, next] = clause.slice(at, at + 2);
  const word = next?.tokens[0];
  return (
    part !== undefined &&
    isModifier(part) &&
    next !== undefined &&
    word?.kind === 'word' &&
    next.concepts === null &&
    !vocabularyOf(language).functionWords.has(word.typed) &&
    !(['thing', 'clothes'] as const).some((role) => hasWord([word.spelled], role, language))
  );
}

/** Whether a color, a fabric or a style stands where a wish stands: 'something red', 'feel elegant', 'one green thing'. */
export function isWished(clause: readonly Part[], at: number, role: ClauseRole, language: Language): boolean {
  const part = clause[at];
  if (!part || !looks.some((table) => saidIn([part], table).length > 0)) return false;
  const known = clauseWordsOf(language);
  if (describesThing(clause, at, language)) return false;
  const isWord = (other: Part) => meaningsOf(other).length === 0 && !hasRole(other, 'and', 'or', 'mine');
  const before = clause.slice(0, at).findLast(isWord);
  if (role === 'fragment' && (!before || wordsOf(clause).length <= longestWish)) return true;
  if (known.get('thing')?.has(wordsOf(clause.slice(at + 1))[0] ?? '')) return true;
  // A negation that comes later is about what was named before: 'heels are not an option'.
  const refuses = (other: Part) => hasRole(other, 'negation', 'enough');
  if (part.negated && !clause.slice(0, at).some(refuses)) return true;
  // 'I don't particularly like black'
  if (part.negated && role !== 'report' && clause.slice(Math.max(0, at - refusalReach), at).some(refuses))
    return true;
  return (
    before !== undefined &&
    (hasRole(before, 'negation', 'softener', 'enough', 'all', 'only', 'accent', 'want', 'instead') ||
      (['frame', 'prescribes'] as const).some((word) =>
        known.get(word)?.has(before.tokens.at(-1)?.spelled ?? ''),
      ))
  );
}
