import type { Language } from './brief.ts';
import {
  type ClauseRole,
  hasWord,
  isJudging,
  leadIn,
  longestWish,
  looks,
  namesEvent,
  type Table,
  wordsOf,
} from './clause-text.ts';
import { hasRole, isGarment, meaningsOf, type Part, saidIn, saysWeather } from './sentence.ts';
import { describesThing, isModifier, isWished } from './wished.ts';
import type { ClauseWord } from './words/clause-words.ts';

/** Verbs in the past that are in no table: 'announced', 'svarade', 'krävdes'. */
const pastForm: Partial<Record<Language, RegExp>> = {
  en: /^(?!(?:inspired|themed)$).*(?:..[^aeiou]ed|.[aeiou]..ed)$/,
  sv: /..(?:ades?|ddes?|(?<![ae])[gjlmnrv]des?|(?<!^må)[kpsx]tes?)$/,
};

/** What a Swedish verb may begin with: 'avslog' is a past form as 'slog' is. */
const verbPrefix = /^(?:av|an|be|för|fram|in|om|på|till|upp|ut|över|under)(?=...)/;

/** The beginning of a question that is not about the past, even with a past form in it: 'Can I wear my shirt buttoned?' */
const asksAhead =
  /^(?:(?:how|what|which|vad|hur|vilken|vilka|vilket) (?:\S+ ){0,2})?(?:is|are|är|can|could|should|do|would|will|may|ska|kan|bör|skulle|får) /;
/** What has not been for long is told because it is to come: 'I haven't been to a wedding in ten years'. */
const intends = /^(?:ska|skall|going to|gonna) /;
const firstInYears = /^(?:i )?haven'?t (?:had|been) .* (?:in|for) (?:\S+ )?(?:years|ages)$/;

const prepositions = /^(?:with|to|from|at|by|near|than|like|hos|med|till|från|kring|åt|än)$/;

/** 'One of my work friends is pregnant' */
const oneOfPeople = /^(?:one|some|two|several|en|några) (?:of|av) (?:my|mina) /;

const asksOthers = /^(?:can|could|would|will|kan) (?:some|any)(?:one|body) |^kan (?:någon|nån) /;

/** A question of what is usual, which asks for an outfit. */
const asksOfAll =
  /^(?:\S+ ){0,5}(?:what|how) (?:do|does|should) (?:everyone|everybody|people|others|you(?: all| guys)?|most \S+)(?: else)? (?:\S+ )?(?:wear|use|dress|put on|go for)\b|^vad (?:har|brukar) (?:alla|folk|andra|ni) .*på (?:sig|er)/;

const definiteNoun = /...(?:en|et|an|na)$/;
const verbForm = /..(?:ar|er|ör|år|as|es|ds|ts|js)$/;
/** A Swedish verb in the passive: 'spelas'. */
const passiveForm = /...as$/;

/** Meanings of weather words that only name a time. */
const notTime = /^(?!season|month|day|daytime|in|weekend|next-week)/;
export const tellsWeather = (parts: readonly Part[]) => saysWeather(parts, notTime);

/** 'The invitation says suit and tie' */
const isNotice =
  /^(?:and |but |och |men )?(?:the |our |my )?(?:invitation|invite|card|e-?mail|memo|website|ticket|dress ?code|inbjudan|inbjudningskortet|kortet|mejlet|klädkoden) /;

/** 'A proper club, girls in dresses and stilettos' */
export const othersIn =
  /^(?:all |the |most |alla )?(?:girls|guys|women|men|ladies|people|everyone|everybody|folk|tjejer|tjejerna|killar|killarna) (?:in|with|i|med) /;

/** The tables of what is worn: pieces and their colors. */
const worn: readonly Table[] = ['garment', 'shade'];
export const namesWorn = (parts: readonly Part[]) => worn.some((table) => saidIn(parts, table).length > 0);

/** Whether a word that may be a pronoun belongs to a piece: 'de vida byxorna'. */
export const isDeterminer = (parts: readonly Part[], at: number) =>
  /^(?:de|det|den|dom)$/.test(parts[at]?.typed ?? '') &&
  looks.some((table) => saidIn(parts.slice(at + 1, at + 2), table).length > 0);

/** Returns the role of a clause by its own words. */
export function roleOf(clause: readonly Part[], language: Language): ClauseRole {
  const words = wordsOf(clause);
  const text = words.join(' ');
  const has = (role: ClauseWord) => hasWord(words, role, language);
  // 'But is it rude to wear trousers?'
  const start = leadIn.test(words[0] ?? '') ? 1 : 0;
  const begins = (role: ClauseWord) => hasWord(words.slice(start, start + 1), role, language);
  const says = (...tables: Table[]) => tables.some((table) => saidIn(clause, table).length > 0);
  const verb = verbIn(clause, words, language);
  // 'Long dresses get caught' tells of no past, nor does the Swedish 'en bar'.
  const told = wordsOf(
    clause.filter((part) => !hasRole(part, 'negationAfter') && saidIn([part], 'event').length === 0),
  );
  const isPast = hasWord(told, 'past', language) || clause.some((_, at) => isPastForm(clause, at, language));
  const isOther =
    (oneOfPeople.test(text) && !says('garment')) ||
    isOtherPerson(clause, words, verb >= 0 || isPast ? verb : null, language) ||
    // 'Does my boyfriend need a tux?'
    (begins('question') && isOtherPerson(clause.slice(1), words.slice(1), 0, language));
  // The Swedish 'ingen' means 'nobody' in 'ingen vet', where it is the subject, and 'no' in 'ingen kavaj', which refuses.
  const refuses = clause[1]?.negated !== null && clause.slice(0, 1).some((part) => hasRole(part, 'negation'));
  // 'Dinner with them'
  const subjects = wordsOf(
    clause.filter((_, at) => !isDeterminer(clause, at) && !prepositions.test(clause[at - 1]?.typed ?? '')),
  );
  // 'Can someone tell me how to dress?' speaks to the stylist.
  const speaker = isOther ? 'third' : subjectOf(refuses ? subjects.slice(1) : subjects, language);
  const subject = asksOthers.test(text) ? 'second' : speaker;
  if (
    has('prescribes') &&
    (namesCode(clause) ||
      says('style') ||
      refusesLook(clause, language) ||
      (isNotice.test(text) && says('garment')))
  )
    return 'report';
  if (has('bids') && says(...looks)) return 'report';
  // 'He wants me to have dinner with his parents' is an invitation.
  if (has('advised')) return says('event') && !says(...worn) ? 'report' : 'others';
  // 'What does everyone wear for this?'
  if (asksOfAll.test(text)) return 'request';
  if (verb < 0 && othersIn.test(text)) return 'others';
  const isAhead = [asksAhead, intends, firstInYears].some((pattern) => pattern.test(text));
  if (isPast && !has('news') && !isAhead) {
    if (subject === 'second' && says('garment')) return 'address';
    return 'past';
  }
  if (/^(?:nobody|no one) /.test(text)) return 'others';
  // 'Who's going to put on her best dress for that?'
  if (/^(?:(?:only|but|and) )?(?:who|who['’]?s|vem) (?!can|could|knows?|has|kan|vet|har)/.test(text))
    return 'others';
  if (subject === 'third') return has('news') || (isOther && namesOccasion(clause)) ? 'report' : 'others';
  if (isAboutClothes(clause, words, language))
    return begins('leave') &&
      (!has('gives') || has('suits') || has('need')) &&
      (isJudging(words, language) || has('clothes'))
      ? 'question'
      : 'request';
  if (begins('dropped') && subject === undefined) return 'own';
  const asksThing = begins('question') && subject !== 'first';
  if ((begins('leave') || asksThing) && isJudging(words, language) && says(...worn)) return 'question';
  // 'Can you find something for dinner?'
  if (asksThing) return has('gives') && namesOccasion(clause) ? 'request' : 'statement';
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
  [first = '', second = '', third]: readonly string[],
  language: Language,
): number {
  const finite = clause.findIndex(({ tokens }) =>
    tokens.some(({ spelled }) => hasWord([spelled], 'finite', language)),
  );
  // In Swedish, a word with such an ending after a definite noun is a verb: 'banken fryser'.
  return finite < 0 &&
    language === 'sv' &&
    ((definiteNoun.test(first) && verbForm.test(second)) || (passiveForm.test(second) && third !== undefined))
    ? 1
    : finite;
}

const subjectOf = (words: readonly string[], language: Language) =>
  words
    .map((word) =>
      (['first', 'second', 'third', 'neutral'] as const).find((role) => hasWord([word], role, language)),
    )
    .find((role) => role !== undefined);

/**
 * Whether the subject of a clause is a person other than the writer: 'my husband wears', but not 'my aunt's funeral is',
 * whose subject is an event. `verb` is the position of the verb, -1 if none is known, null if the clause has none.
 */
export const isOtherPerson = (
  clause: readonly Part[],
  [first = '', second = '']: readonly string[],
  verb: number | null,
  language: Language,
) =>
  verb !== null &&
  (['possessive', 'the', 'other'] as const).some((role) => hasWord([first], role, language)) &&
  [second, second.replace(/['’]?s$/, '')].some((word) => hasWord([word], 'person', language)) &&
  saidIn(clause.slice(0, Math.max(0, verb)), 'event').length === 0;

/** Whether a clause names wearing, or asks for a piece, a look or a comfort. */
function isAboutClothes(clause: readonly Part[], words: readonly string[], language: Language): boolean {
  const has = (role: ClauseWord) => hasWord(words, role, language);
  const says = (...tables: Table[]) => tables.some((table) => saidIn(clause, table).length > 0);
  return (
    has('clothes') ||
    // 'Att skapa en gravidstil'
    (hasWord(words.filter((word) => !/^(?:att|to)$/.test(word)).slice(0, 1), 'ask', language) &&
      says('comfort')) ||
    // 'Make it fit for the evening'.
    (hasWord([words.slice(0, 2).join(' ')], 'ask', language) && says('event', 'style', 'shade')) ||
    (has('looks') && says('style', 'shade')) ||
    (has('ask') && (says('garment') || clause.some((_, at) => isWished(clause, at, 'own', language))))
  );
}

const namesOccasion = (parts: readonly Part[]) => namesEvent(parts, 'attended');

/** Whether a clause names a dress code: 'black tie', 'smart casual'. */
export const namesCode = (parts: readonly Part[]) => namesEvent(parts, 'code');

/** Whether a clause ends with a piece, a color or a style that is refused: 'no shorts', but not 'no shorts were sold'. */
const refusesLook = (parts: readonly Part[], language: Language) =>
  looks.some((table) =>
    saidIn(parts, table).some(({ part }) => {
      const after = wordsOf(parts.slice(parts.indexOf(part) + 1));
      const hasVerb = (['finite', 'past'] as const).some((role) => hasWord(after, role, language));
      return part.negated === 'refused' && !hasVerb;
    }),
  );

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
    .find((part) => isGarment(part) || !isModifier(part));
  return noun !== undefined && isGarment(noun);
};

const adverb = /^(?:very|so|too|super|pretty|quite|rather|just|\S+ly)$/;

function isPastForm(clause: readonly Part[], at: number, language: Language): boolean {
  const [before, next] = [clause[at - 1], clause[at + 1]];
  const [part] = clause.slice(at, at + 1);
  // 'Bröllop i Skövde'
  const [only] = part?.tokens ?? [];
  if (part?.tokens.length !== 1 || only?.isName || only?.isJoined || meaningsOf(part).length > 0 || !before)
    return false;
  // 'A friend's themed wedding', 'I'm pretty excited'
  const word = clause.slice(0, at).findLast(({ typed }) => !adverb.test(typed));
  if (
    hasRole(before, 'mine') ||
    /[’']s$/.test(before.tokens.at(-1)?.spelled ?? '') ||
    !word ||
    hasWord([word.tokens.at(-1)?.spelled ?? ''], 'passive', language)
  )
    return false;
  // 'One completely unhinged accessory', 'an over-sized shirt', 'a solid colored blue one'
  const isBeforePiece = next && (isGarment(next) || isModifier(next));
  if (language === 'en' && isBeforePiece && !hasWord(wordsOf([before]), 'subject', language)) return false;
  const verb = part.tokens[0]?.typed ?? '';
  // 'Are boots required?'
  if (pastForm[language]?.test(verb))
    return !(['clothes', 'need'] as const).some((role) => hasWord([verb], role, language));
  return language === 'sv' && hasWord([verb.replace(verbPrefix, '')], 'past', language);
}
