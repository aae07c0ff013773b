import type { Language } from './brief.ts';
import { namesWorn, tellsWeather } from './clause-role.ts';
import {
  type Clause,
  type ClauseRole,
  hasWord,
  isLetter,
  longestFragment,
  longestWish,
  looks,
  type Table,
} from './clause-text.ts';
import { clausesOf } from './clauses.ts';
import { asksForPiece, isOwnWish, isPhraseOfStyle, isPieceMeant, isRoutine } from './meant.ts';
import { asNote, namesPurpose, tellsOfPerson } from './purpose.ts';
import {
  allTables,
  circumstances,
  inContext,
  isColdLater,
  isColdRoom,
  without,
} from './senses-in-context.ts';
import { isGarment, type Part, saidIn, saysWeather } from './sentence.ts';
import { isWished, unknownNoun } from './wished.ts';
import { formality } from './words/formality.ts';
import { greatEvent, settingOf } from './words/settings.ts';

/** The tables whose words count in a clause of each role, in a text that is about an outfit. */
const countsIn: Readonly<Record<ClauseRole, readonly Table[]>> = {
  request: allTables,
  question: allTables,
  own: allTables,
  address: allTables,
  report: allTables,
  fragment: allTables,
  statement: circumstances,
  others: ['weather', 'number'],
  past: ['comfort'],
};

const asks = ({ role, isAskedBack }: Clause) => isAskedBack || role === 'request' || role === 'question';

/**
 * Returns the parts without the meanings that do not count where they stand, and whether the text is about an outfit at
 * all or at least names clothes. Colors, fabrics and styles count beside a piece and where a wish stands.
 */
export function heard(
  parts: readonly Part[],
  language: Language,
): { parts: Part[]; isAbout: boolean; namesClothes: boolean } {
  const clauses = asNote(clausesOf(inContext(parts, language), language), parts);
  const isAsked = clauses.some(asks);
  const isAbout = isAsked || namesPurpose(clauses, language);
  const inLetter = isLetter(parts);
  let isListed = false;
  let inRoutine = false;
  const counted = clauses.flatMap((clause) => {
    const { isAskedBack = false } = clause;
    const ofRole = isAbout ? countsIn[clause.role] : [];
    const tables = isAskedBack ? [...ofRole, ...looks] : ofRole;
    const plans = /^(?:own|request)$/.test(clause.role) && hasWord(clause.words, 'plans', language);
    // 'I plan to wear a blazer, a shirt and jeans'
    const isPrescribed = clause.role === 'report' && hasWord(clause.words, 'prescribes', language);
    isListed =
      inLetter &&
      (plans || isPrescribed || (isListed && clause.role === 'fragment' && namesWorn(clause.parts)));
    inRoutine = isRoutine(clause) || (inRoutine && clause.role === 'fragment' && namesWorn(clause.parts));
    const namesPiece =
      isAskedBack ||
      clause.isGiven ||
      (inLetter
        ? isListed || asksForPiece(clause, language)
        : asks(clause) || clause.parts.some((_, at) => isPieceMeant(clause, at, language)));
    const isToldOf = inLetter && (clause.role === 'own' || clause.role === 'statement');
    const isTaken = takesAlong(clause, language);
    return clause.parts.map((part, at): Part => {
      const isMeant = inLetter
        ? namesPiece || part.negated !== null || isOwnWish(clause, at, language)
        : !inRoutine &&
          (namesPiece ||
            isWished(clause.parts, at, clause.role, language) ||
            ((clause.role === 'own' || clause.role === 'request') && isPhraseOfStyle(part)));
      const isTold = !tables.includes('event') && (inLetter ? isToldAs(clause, part, language) : isTaken);
      const isCode = isAbout && tellsDressCode(clause, part, language);
      const told = [...(isTold ? (['event'] as const) : []), ...(isCode ? (['style'] as const) : [])];
      // 'My party shirt, for dinner'
      const isOfPiece = clause.parts.slice(at + 1, at + 2).some(isGarment) && (inLetter || !isMeant);
      const counts = [...tables, ...told].filter(
        (table) =>
          (table !== 'weather' ||
            !(isToldOf && tellsWeather([part]) && !isColdRoom(part) && !saysWeather([part], /^unit:/))) &&
          (isMeant || isCode || !looks.includes(table)) &&
          !(table === 'event' && isOfPiece) &&
          (table !== 'comfort' ||
            ((isAsked || isBodily(clause, language) || isColdLater(part)) &&
              !describesPiece(clause.parts, at))),
      );
      return {
        ...without(part, counts),
        isTold,
        silent: !tables.includes('weather'),
        inRequest:
          isAskedBack ||
          clause.isGiven === true ||
          clause.role === 'question' ||
          (asks(clause) && hasWord(clause.words, 'ask', language)),
        inQuestion: clause.role === 'question' || (isAskedBack && !ofRole.includes('garment')),
        isAskedBack,
      };
    });
  });
  const namesClothes = clauses.some(
    (each) => namesWorn(each.parts) || hasWord(each.words, 'clothes', language),
  );
  return { parts: counted, isAbout: isAbout || tellsOfPerson(clauses, language), namesClothes };
}

/** Whether what a clause says of the body is said of the person: 'I get cold easily', 'sore feet'. */
const isBodily = ({ role, words }: Clause, language: Language) =>
  role === 'own' ||
  (role === 'past' &&
    !longAgo.test(words.join(' ')) &&
    (['first', 'possessive'] as const).some((word) => hasWord(words, word, language))) ||
  (role === 'fragment' && words.length <= longestFragment);

const longAgo =
  /\b(?:years? (?:ago|back)|back then|when i was|as a (?:child|kid|teenager)|år sedan|på den tiden|när jag var)\b/;

/** Whether a word describes a piece, and no need of its wearer: 'a loose draped hijab'. */
const describesPiece = (parts: readonly Part[], at: number) =>
  saidIn(parts.slice(at, at + 1), 'tag').length > 0 && parts.slice(at + 1, at + 3).some(isGarment);

/** 'The wedding was arranged in Pakistan' */
const isOver = /\b(?:wedding|marriage|funeral|bröllopet|begravningen) (?:was|var|blev)\b/;
/** Whether a part names a wedding or a funeral that a letter only tells of, but not 'once I sat in a court'. */
const isToldAs = ({ role, words }: Clause, part: Part, language: Language) =>
  !(role === 'past' && (hasWord(words, 'first', language) || isOver.test(words.join(' ')))) &&
  saidIn([part], 'event').some(({ concept }) => {
    const setting = settingOf(concept.setting);
    return setting && setting.rank >= greatEvent && !setting.active;
  });

/** Whether others take the person somewhere: 'he is taking me bowling'. */
const takesAlong = ({ role, words }: Clause, language: Language) =>
  role === 'others' && hasWord(words, 'takes', language);

const everybody = /^(?:every(?:one|body)|they|people|alla|de|dom|folk)$/;
/** Whether a part says how formally people dress there: 'everyone dresses casually', or in a few words: 'very casual'. */
const tellsDressCode = ({ role, words, parts }: Clause, part: Part, language: Language) =>
  saidIn([part], 'style').some(({ concept: { id } }) => formality.test(id)) &&
  (role === 'fragment'
    ? words.length <= longestWish && !unknownNoun(parts[parts.indexOf(part) + 1], language)
    : role === 'others' &&
      !/^(?:do|does)$/.test(words[0] ?? '') &&
      words.slice(0, 2).some((word) => everybody.test(word)));

/** Returns the text with spaces in place of what does not count. */
export function heardText(text: string, parts: readonly Part[]): string {
  const letters = text.split('');
  for (const { silent, tokens } of parts)
    if (silent) for (const { start, end } of tokens) letters.fill(' ', start, end);
  return letters.join('');
}
