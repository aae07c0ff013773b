import type { Language } from './brief.ts';
import { hasRole, isMark, meaningsOf, type Part, saidIn } from './sentence.ts';
import { type Concept, vocabularyOf } from './vocabulary.ts';
import { type ClauseWord, clauseWordsOf } from './words/clause-words.ts';

/**
 * What a clause does: it asks for clothes (`request`) or whether they may be worn (`question`), tells what the person does or will do (`own`), speaks to the
 * stylist (`address`), tells what a day, an event or a piece is like (`report`), or only names something without a verb
 * (`fragment`). A `statement` is about anything else, `others` about other people, and `past` about what was.
 */
export type ClauseRole =
  | 'request'
  | 'own'
  | 'address'
  | 'report'
  | 'fragment'
  | 'statement'
  | 'others'
  | 'past';

type Clause = { parts: readonly Part[]; words: readonly string[]; role: ClauseRole };

/** A fragment of more words than this is a sentence whose verb is unknown. */
const longestFragment = 8;

/** The verb of a clause comes within so many words. */
const subjectLength = 5;

/** The most words in a phrase of the clause words. */
const longestPhrase = 3;

/** Verbs in the past that are in no table: 'announced', 'svarade'. */
const pastForm: Partial<Record<Language, RegExp>> = {
  en: /..[^aeiou]ed$|.[aeiou]..ed$/,
  sv: /..(?:ade|ades|dde|ddes)$/,
};

type Table = Concept['table'];
const circumstances: readonly Table[] = ['event', 'weather', 'comfort', 'number'];
const looks: readonly Table[] = ['garment', 'shade', 'tag', 'style'];
const all: readonly Table[] = [...circumstances, ...looks];

/** The tables whose words count in a clause of each role, in a text that is about an outfit. */
const heardIn: Readonly<Record<ClauseRole, readonly Table[]>> = {
  request: all,
  question: all,
  fragment: all,
  own: all,
  address: all,
  report: all,
  statement: circumstances,
  others: ['weather', 'number'],
  past: ['comfort'],
};
/** The roles of clauses that tell what an outfit is for. */
const tells: readonly ClauseRole[] = ['own', 'report', 'fragment'];
/** Meanings of weather words that only name a time. */
const isTime = /^(?:season|month|day|daytime|in|weekend|next-week)/;

/**
 * Returns the parts without the meanings that do not count where they stand, and whether the text is about an outfit.
 */
export function heard(parts: readonly Part[], language: Language): { parts: Part[]; isAbout: boolean } {
  const clauses = doubted(inherited(clausesOf(parts, language), language), language);
  const [first] = clauses;
  const isOnlyNamed =
    (clauses.every(({ role }) => role === 'fragment') && wordsOf(parts).length <= longestFragment) ||
    (first?.role === 'fragment' && first.words.length <= longestWish && first.parts.some(isWish));
  const isAbout =
    isOnlyNamed ||
    clauses.some(
      ({ role, parts: own }) =>
        role === 'request' ||
        role === 'question' ||
        (tells.includes(role) &&
          (saidIn(own, 'event').length > 0 ||
            (role !== 'report' && (saidIn(own, 'comfort').length > 0 || saidIn(own, 'garment').length > 0)) ||
            own.some((part) => part.negated !== null && isWish(part)) ||
            tellsWeather(own))),
    );
  const counted = clauses.flatMap((clause) => {
    const { parts: own, role } = clause;
    const tables = isAbout ? heardIn[role] : [];
    const asks =
      role === 'request' ||
      role === 'question' ||
      (saidIn(own, 'garment').length > 0 && (role !== 'own' || own.some(asksFor)));
    const inQuestion = role === 'question' || (role === 'request' && asksLeave(clause, language));
    return own.map((part, at) => ({
      ...without(
        part,
        asks || isFramed(own, at, role, language) ? tables : tables.filter((table) => !looks.includes(table)),
      ),
      inQuestion,
    }));
  });
  return { parts: counted, isAbout: isAbout || clauses.some(({ words }) => hasWord(words, 'ask', language)) };
}

/** Whether a clause asks if something may be worn: 'Can I wear jeans', 'are boots okay'. */
const asksLeave = ({ words }: Clause, language: Language) =>
  (clauseWordsOf(language)
    .get('leave')
    ?.has(words[0] ?? '') ??
    false) &&
  (hasWord(words, 'suits', language) || hasWord(words, 'clothes', language));

/** Whether a piece of a clause is one that the person has or wants: 'I am in a suit' asks for none. */
const asksFor = (part: Part, at: number, clause: readonly Part[]) => {
  if (saidIn([part], 'garment').length === 0) return false;
  if (part.negated !== null) return true;
  const before = clause
    .slice(0, at)
    .findLast((other) => !isWish(other) && !hasRole(other, 'and', 'or') && !articles.has(other.typed));
  return before !== undefined && hasRole(before, 'mine', 'want', 'instead', 'lostPiece', 'only', 'with');
};
const articles = new Set('a an any some one en ett någon ein eine un une una'.split(' '));

const tellsWeather = (parts: readonly Part[]) =>
  saidIn(parts, 'weather').some(({ concept }) => !isTime.test(concept.meaning));

const isWish = (part: Part) =>
  saidIn([part], 'weather').length > 0 || looks.some((table) => saidIn([part], table).length > 0);

/** Returns the text with spaces in place of what does not count. */
export function heardText(text: string, parts: readonly Part[]): string {
  const letters = text.split('');
  for (const { silent: isSilent, tokens } of parts)
    if (isSilent) for (const { start, end } of tokens) letters.fill(' ', start, end);
  return letters.join('');
}

/** The most words of a clause without a verb that is read as a wish: 'cosy and black'. */
const longestWish = 5;

/** Whether a color, a fabric or a style stands where a wish stands: 'something red', 'feel elegant', 'one green thing'. */
function isFramed(clause: readonly Part[], at: number, role: ClauseRole, language: Language): boolean {
  if (clause[at]?.negated) return true;
  const isWord = (part: Part) => meaningsOf(part).length === 0 && !hasRole(part, 'and', 'or', 'mine');
  const before = clause.slice(0, at).findLast(isWord);
  if (role === 'fragment' && (!before || wordsOf(clause).length <= longestWish)) return true;
  const known = clauseWordsOf(language);
  return (
    (known.get('thing')?.has(wordsOf(clause.slice(at + 1))[0] ?? '') ?? false) ||
    (before !== undefined &&
      (hasRole(before, 'negation', 'softener', 'all', 'only', 'accent', 'want') ||
        (['frame', 'prescribes'] as const).some((word) =>
          known.get(word)?.has(before.tokens.at(-1)?.spelled ?? ''),
        )))
  );
}

/**
 * A clause without a verb that begins with a function word goes with the other clauses of its sentence: 'After the war,
 * the king left'. So does one after a statement. One that begins with a noun stands for itself: 'Charity gala, the card says floor length'.
 */
function inherited(clauses: readonly Clause[], language: Language): Clause[] {
  const { functionWords } = vocabularyOf(language);
  return clauses.map((clause) => {
    if (clause.role !== 'fragment') return clause;
    const inSentence = clauses.filter(({ parts }) => parts[0]?.sentence === clause.parts[0]?.sentence);
    const others = inSentence.filter(({ role }) => role !== 'fragment');
    const [role] = others.map((other) => other.role);
    const isLeadIn =
      functionWords.has(clause.words[0] ?? '') || silent.includes(inSentence[0]?.role ?? 'fragment');
    if (role && isLeadIn && others.every((other) => silent.includes(other.role))) return { ...clause, role };
    return !role && clause.words.length > longestFragment ? { ...clause, role: 'statement' } : clause;
  });
}
/** A condition after a doubt is a question: 'I am not sure if jeans are okay'. */
const doubted = (clauses: readonly Clause[], language: Language): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const isDoubted =
      before && hasWord(before.words, 'doubt', language) && hasWord(clause.words.slice(0, 1), 'if', language);
    return isDoubted && saidIn(clause.parts, 'garment').length > 0 ? { ...clause, role: 'question' } : clause;
  });
const silent: readonly ClauseRole[] = ['statement', 'others', 'past'];

const without = (part: Part, tables: readonly Table[]): Part => {
  const concepts = part.concepts?.filter(
    ({ table }) => table === 'grammar' || table === 'idiom' || tables.includes(table),
  );
  const isSilent = !tables.includes('weather');
  if (!part.concepts || concepts?.length === part.concepts.length) return { ...part, silent: isSilent };
  if (concepts?.length) return { ...part, concepts, silent: isSilent };
  return { ...part, concepts: null, everyday: true, silent: isSilent };
};

const wordsOf = (parts: readonly Part[]) =>
  parts.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark').map(({ spelled }) => spelled));

/** Splits the parts at commas and where a new subject begins. */
export function clausesOf(parts: readonly Part[], language: Language): Clause[] {
  const clauses: Part[][] = [];
  const known = clauseWordsOf(language);
  const first = (part: Part | undefined) => part?.tokens[0]?.spelled ?? '';
  const is = (role: ClauseWord, word: string) => known.get(role)?.has(word) ?? false;
  /** Whether a verb follows, as in 'and the bus is late'. */
  const hasVerbSoon = (at: number) =>
    parts.slice(at, at + subjectLength).some((part) => is('finite', first(part)));
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const isNew =
      !before ||
      before.sentence !== part.sentence ||
      before.clause !== part.clause ||
      isMark(before, ',') ||
      (hasRole(before, 'and') && hasVerbSoon(at)) ||
      (is('subject', first(part)) && !is('finite', before.tokens.at(-1)?.spelled ?? ''));
    if (isNew) clauses.push([part]);
    else clauses.at(-1)?.push(part);
  }
  return clauses.map((own) => ({ parts: own, words: wordsOf(own), role: roleOf(own, language) }));
}
const subjects: readonly ClauseWord[] = ['first', 'second', 'third', 'neutral'];

/** Whether a clause has one of the words or phrases of a role. */
const hasWord = (words: readonly string[], role: ClauseWord, language: Language) =>
  words.some((_, at) =>
    Array.from({ length: longestPhrase }, (__, more) => words.slice(at, at + more + 1).join(' ')).some(
      (phrase) => clauseWordsOf(language).get(role)?.has(phrase),
    ),
  );

function roleOf(clause: readonly Part[], language: Language): ClauseRole {
  const known = clauseWordsOf(language);
  const words = wordsOf(clause);
  const has = (role: ClauseWord) => hasWord(words, role, language);
  const subject = words
    .map((word) => subjects.find((role) => known.get(role)?.has(word)))
    .find((role) => role !== undefined);
  const says = (...tables: Table[]) => tables.some((table) => saidIn(clause, table).length > 0);
  const isAboutClothes =
    has('clothes') ||
    (has('looks') && says('style', 'shade')) ||
    (has('ask') &&
      (says('garment') ||
        clause.some(
          (part, at) =>
            looks.some((table) => saidIn([part], table).length > 0) && isFramed(clause, at, 'own', language),
        )));
  const isPast = has('past') || clause.some((part, at) => isPastForm(part, clause[at - 1], language));
  if (isPast && !has('news')) return subject === 'second' && says('garment') ? 'address' : 'past';
  if (subject === 'third') return isAboutClothes ? 'report' : 'others';
  if (isAboutClothes) return 'request';
  if (known.get('question')?.has(words[0] ?? '') && subject !== 'first')
    return has('suits') && says('garment') ? 'request' : 'statement';
  if (subject === 'first') return has('thinks') ? 'statement' : 'own';
  if (subject === 'second') return 'address';
  const verb = clause.findIndex((part) =>
    part.tokens.some(({ spelled }) => known.get('finite')?.has(spelled)),
  );
  if (
    subject === 'neutral' &&
    (verb >= 0 || words.some((word) => word.includes("'")) || says('event') || tellsWeather(clause))
  )
    return 'report';
  if (verb < 0) return 'fragment';
  const topic = clause.slice(0, verb);
  const isTopic = (['event', 'garment', 'shade', 'comfort'] as const).some(
    (table) => saidIn(topic, table).length > 0,
  );
  return isTopic || tellsWeather(topic) || (has('prescribes') && says(...looks)) ? 'report' : 'statement';
}

const isPastForm = (part: Part, before: Part | undefined, language: Language) =>
  part.tokens.length === 1 &&
  meaningsOf(part).length === 0 &&
  before !== undefined &&
  !hasRole(before, 'mine') &&
  !clauseWordsOf(language)
    .get('passive')
    ?.has(before.tokens.at(-1)?.spelled ?? '') &&
  (pastForm[language]?.test(part.tokens[0]?.typed ?? '') ?? false);
