import { slotOf } from '../../catalog.ts';
import { askedOf, lookRuleOf, nothing, type Question, questionAbout } from './asked-about.ts';
import type { Language } from './brief.ts';
import { alternatives, beginsOther } from './choices.ts';
import {
  asksOpenly,
  hasWord,
  isJudging,
  isLetter,
  leadIn,
  longestIsIt,
  questionsIn,
  startBefore,
  wordsOf,
  wordsOfSentence,
} from './clause-text.ts';
import type { TaggedItem } from './item-tags.ts';
import { asksForCode, asksOfClothes, asksOfHandling, isYesOrNo, judging } from './judgement.ts';
import { isTooMuch } from './negation.ts';
import { article, type NounGroup } from './noun-groups.ts';
import { hasRole, isMark, isUnknown, type Part, saidIn, unnegated } from './sentence.ts';
import { formality } from './words/formality.ts';

/** A question for what others think of what was named. */
const asksOpinion =
  /\b(?:opinions|thoughts|what do (?:you|y'?all)(?: all| guys)? think|vad tycker ni|vad tycks|was meint ihr|was denkt ihr)(?: (?:on|about|of|om) (?:it|this|that|det))?$/;

/** The most pieces that one question asks about. */
const mostAsked = 4;

/**
 * Returns what a text asks: about pieces and colors (which of them, whether they may be worn or have to be, whether
 * something is wrong with them), about a style, or what the occasion asks for. Null if it asks nothing of that.
 */
export function questionOf(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
  language: Language,
): Question | null {
  const [first, ...more] = groupsAsked(groups, parts);
  const isBack = first?.head?.isAskedBack;
  const choice = isBack ? [] : choiceIn(groups, parts).map((group) => askedOf(group, own));
  // 'Nylons or tights?' is a question about one kind of piece.
  const isOpen = choice.some(({ rule }) => rule === '' || rule !== choice[0]?.rule);
  if (isOpen) return questionAbout(choice, { asks: 'which' });
  if (first) {
    const asks = wayOfAsking(first, parts, language);
    // 'I thought of a white jacket. Does it work? And under it, a T-shirt?'
    const back = groups.filter(({ head }) => head?.isAskedBack && head.negated === null && !isBack);
    const all =
      asks === 'fit'
        ? [...back, first, ...more, ...askedElsewhere(first, groups, parts, language)]
        : [first, ...more];
    const about = all.slice(0, mostAsked).map((group) => askedOf(group, own));
    return questionAbout(about, {
      asks: asks === 'fit' && namesElse(first, parts, language) ? 'which' : asks,
    });
  }
  // 'I considered a black dress. What are your opinions?'
  const named = groups.filter(({ kinds, negated }) => kinds && !negated);
  if (named.length > 0 && named.length <= mostAsked && asksOpinion.test(wordsOf(parts).join(' ')))
    return questionAbout(
      named.map((group) => askedOf(group, own)),
      {},
    );
  const style = styleAsked(parts, language);
  const sentences = questionsIn(parts);
  const asksCode = sentences.some((sentence) => asksForCode(sentence, language));
  if (style && (style.asks === 'fault' || !asksCode)) return style;
  return asksCode || sentences.some((sentence) => asksOfClothes(sentence, language))
    ? questionAbout([], { asks: 'code' })
    : null;
}

/** The pieces of the questions after the first one: 'Would sandals do? And jeans, can I?' */
function askedElsewhere(
  first: NounGroup,
  groups: readonly NounGroup[],
  parts: readonly Part[],
  language: Language,
): NounGroup[] {
  const rest = groups.filter(
    ({ parts: [part], kinds }) => kinds && (part?.sentence ?? 0) > (first.parts[0]?.sentence ?? 0),
  );
  const [next, ...more] = groupsAsked(rest, parts);
  if (!next || next.head?.isAskedBack || first.head?.isAskedBack) return [];
  const others = askedElsewhere(next, rest, parts, language);
  return wayOfAsking(next, parts, language) === 'need' ? others : [next, ...more, ...others];
}

const swedishWeather = / (?:väder|klimat|dag|kväll|natt|nätter|morg|vinter|vår|sommar|höst)/;

/** Whether a word stands in a question that an outfit answers: 'How do I style a white shirt?' */
export const asksHow = (part: Part | undefined, parts: readonly Part[]) =>
  /^(?:how|hur) (?!about)/.test(wordsOfSentence(part?.sentence, parts).join(' '));

/** Whether a piece is given, and something to go with it is asked for. */
export function isGiven({ from }: NounGroup, parts: readonly Part[]): boolean {
  const before = parts.slice(Math.max(0, from - 4), from);
  // 'With a navy jacket, red dress?', 'why not with brown, or purple?'
  const isListed = before.some((part) => isMark(part, ',')) && givenList.test(wordsOf(before).join(' '));
  return isListed || given.test(wordsOf(before).join(' '));
}
const givenList = /(?:^| )(?:with|under|till|med) \S+(?: \S+)?$/;

/** The words before a piece that is given and not asked about: 'under a sweater', 'with the dress', but not 'get away with'. */
const given =
  /(?:^| )(?<!(?:away|by|or go|okej|ok|okay|fine) )(?:with|under|over|beneath|than|to|on|against|till|under|över|än|med)(?: (?:a|an|the|my|some|her|his|their|en|ett|min|mitt|mina|hennes|hans|deras)(?: \p{L}+)?)?$/u;

/** Matches a sentence that asks about the clothes of another person: 'My husband, must it be the tuxedo for him?' */
const ofOthers =
  /^(?!.*\b(?:i|jag)\b).*\b(?:for (?:him|her)|(?:can|could|should|must|may|does|kan|ska|bör|får|måste) (?:he|she|han|hon))\b/;

/** The pieces and colors of the first such question; for 'Is it too much?' the piece that was named before it. */
function groupsAsked(groups: readonly NounGroup[], parts: readonly Part[]): readonly NounGroup[] {
  const named = groups.filter(
    ({ parts: own, to, kinds, modifiers, negated }) =>
      negated !== 'refused' &&
      !ofOthers.test(wordsOfSentence(own[0]?.sentence, parts).join(' ')) &&
      !asksHow(own[0], parts) &&
      !asksOfHandling(wordsOfSentence(own[0]?.sentence, parts)) &&
      own.some((part) => part.isAskedBack || isJudged(part, parts)) &&
      // The color before an unknown word may be that of a thing: 'black patent slides'.
      (kinds || (lookRuleOf(modifiers) !== '' && !isUnknown(parts[to + 1]))),
  );
  // What a question names itself comes before what it points back to.
  const isBack = (group: NounGroup) => group.parts[0]?.isAskedBack;
  const [first] = (named.find((group) => !isBack(group) && !isGiven(group, parts)) ?? named[0])?.parts ?? [];
  // 'Shorts and tights are a trend. Can one wear this combination?'
  const isPair = parts.some(({ typed }) => /^(?:combinations?|combo|kombination(?:en)?)$/.test(typed));
  if (first?.isAskedBack) return named[0]?.kinds && !isPair ? named.slice(0, 1) : named;
  const sentence = first?.sentence;
  const candidates = named.filter(({ parts: [part] }) => part?.sentence === sentence);
  const beside: NounGroup[] = [];
  for (const group of candidates) {
    const [and, ...rest] = parts.slice((beside.at(-1)?.to ?? group.from) + 1, group.from);
    const goesOn = and && hasRole(and, 'and') && rest.every(({ typed }) => article.test(typed));
    if (goesOn || isGiven(group, parts)) beside.push(group);
  }
  const free = candidates.filter((group) => !beside.includes(group));
  // 'Gray trousers, a shirt: are brown loafers okay?' asks about what comes after the verb.
  const verb = parts.findLastIndex(
    (part, at) =>
      part.sentence === sentence &&
      at < (free.at(-1)?.from ?? 0) &&
      (isMark(part, ':') || judging.test(part.typed)),
  );
  // 'What do I wear with the blazer?' asks of what is not named.
  const isOfOthers = free.length === 0 && asksOpenly.test(wordsOfSentence(sentence, parts)[0] ?? '');
  const [asked = isOfOthers ? undefined : candidates[0], ...more] = free.filter(({ from }) => from > verb);
  return asked ? [asked, ...more.filter(({ kinds }) => (kinds === null) === (asked.kinds === null))] : [];
}

/** Whether a question without a verb names something else after a piece, too: 'the tie with dots or the classic?' */
function namesElse({ to, head }: NounGroup, parts: readonly Part[], language: Language): boolean {
  const after = parts.slice(to + 1).filter(({ sentence }) => sentence === head?.sentence);
  const or = after.findIndex((part) => hasRole(part, 'or'));
  return (
    or >= 0 &&
    !/^(?:not|inte|ej|if|whether|om)$/.test(after[or + 1]?.typed ?? '') &&
    !hasWord(wordsOfSentence(head?.sentence, parts).slice(0, 1), 'leave', language)
  );
}

/** Returns in which way the words around a piece, or the question that points back to it, ask about it. */
function wayOfAsking(
  { from, to, head }: NounGroup,
  parts: readonly Part[],
  language: Language,
): Question['asks'] {
  const last = parts.findIndex((part, at) => at > to && isMark(part, '?'));
  // 'Can I wear that, or do I have to miss out?'
  const other = parts.findIndex((_, at) => at > to && beginsOther(parts, at, language));
  const end = [other, last].filter((at) => at >= 0).toSorted((one, two) => one - two)[0] ?? parts.length;
  const mark = startBefore(head?.isAskedBack ? end : from, parts);
  // 'Are boots required, or can I get by with sneakers?'
  const or = parts.findLastIndex((_, at) => at < from && beginsOther(parts, at, language));
  const start = Math.max(mark, or + 1);
  // 'My husband says it's too much; is it?'
  const earlier = head?.isAskedBack ? parts.slice(startBefore(start - 1, parts), start) : [];
  const isShort =
    wordsOf(parts.slice(start, end)).length <= longestIsIt && !asksOpenly.test(wordsOf(earlier)[0] ?? '');
  const asking = [...(isShort ? earlier : []), ...parts.slice(start, end)];
  // 'Is orange too Halloweeny?', but not 'short sleeves too?'
  const isFault = asking.some((_, place) => {
    const [, how, after] = asking.slice(place);
    return (
      isTooMuch(asking, place) &&
      how?.tokens[0]?.kind === 'word' &&
      !small.test(how.typed) &&
      // 'Något för kallt väder?'
      !(asking[place]?.typed === 'för' && swedishWeather.test(`${how.typed} ${after?.typed}`))
    );
  });
  if (isFault || hasWord(wordsOf(asking), 'fault', language)) return 'fault';
  // 'Ska det vara lång klänning, kort, cocktail?'
  const isList = parts
    .slice(to + 1, end)
    .some((part, at, rest) => isMark(part, ',') && rest[at + 1] && !hasRole(rest[at + 1] as Part, 'or'));
  const isNeed =
    (!isList && hasWord(wordsOf(asking), 'need', language)) ||
    // 'Only black?'
    parts.slice(Math.max(0, from - 2), from).some((part) => hasRole(part, 'only')) ||
    (isAccessory(head) &&
      /^(?:should|bör|ska)$/.test(wordsOf(asking).find((word) => !leadIn.test(word)) ?? ''));
  return isNeed ? 'need' : 'fit';
}

/** After 'too' they mean 'also': 'short sleeves too for the office?' */
const small = /^(?:is|are|would|will|be|on|for|to|with|at|in|and|or|then)$/;
const isAccessory = (head: Part | null) =>
  saidIn(head ? [head] : [], 'garment').some(({ concept: { kinds } }) =>
    kinds.every(({ categories }) => categories.every((category) => slotOf(category) === 'accessory')),
  );

/** Returns the pieces of a question that offers a choice. */
const choiceIn = (groups: readonly NounGroup[], parts: readonly Part[]): readonly NounGroup[] =>
  alternatives(
    groups.filter(
      ({ kinds, modifiers, negated }) =>
        negated !== 'refused' && (kinds !== null || lookRuleOf(modifiers) !== ''),
    ),
    parts,
  ).find((either) => {
    const asks = ({ to }: NounGroup) =>
      parts.slice(to + 1).find((part) => isMark(part, '.!?;'))?.tokens[0]?.text === '?';
    const isIn = ({ parts: own }: NounGroup) =>
      own.some(({ inQuestion, isAskedBack }) => inQuestion && !isAskedBack);
    // 'A blue blouse with it? Or a cream shirt'
    const [first, ...others] = either;
    const isSplit = first !== undefined && isIn(first) && asks(first) && !others.some(isIn);
    return others.length > 0 && (isSplit || (either.every(isIn) && either.slice(-1).every(asks)));
  }) ?? [];

/** The style of a question that asks whether one may dress so, and does not only name it: 'Sophisticated?' */
function styleAsked(parts: readonly Part[], language: Language): Question | null {
  const wordsAround = ({ sentence }: Part) => wordsOfSentence(sentence, parts);
  const [asked] = saidIn(unnegated(parts), 'style').filter(
    ({ concept: { id }, part }) =>
      formality.test(id) &&
      isJudged(part, parts) &&
      (isJudging(wordsAround(part), language) || isYesOrNo(wordsAround(part), language)),
  );
  if (!asked) return null;
  const { concept, part } = asked;
  const isNeed = hasWord(wordsAround(part), 'need', language);
  // 'Should I worry about being overdressed?'
  const isFault =
    hasWord(wordsOf([part]), 'fault', language) ||
    /^(?:too|för)$/.test(parts[parts.indexOf(part) - 1]?.typed ?? '');
  const asks = isNeed ? 'need' : isFault ? 'fault' : 'fit';
  // 'In a professional color, or without?', but not 'Do I go formal, or is that too much?'
  const isChoice = parts.some((other) => other.sentence === part.sentence && hasRole(other, 'or'));
  if (isChoice && asks === 'fit' && !hasWord(wordsAround(part), 'fault', language)) return null;
  return questionAbout([{ ...nothing, words: part.typed }], { style: concept.id, asks });
}

/**
 * Whether a word stands in a question to the stylist. In a letter the question needs a verb such as 'can' or 'is',
 * because people also ask themselves: 'White? No.'
 */
const isJudged = ({ sentence, inQuestion }: Part, parts: readonly Part[]): boolean => {
  if (inQuestion !== true) return false;
  const words = wordsOfSentence(sentence, parts);
  return !isLetter(parts) || words.some((word) => judging.test(word));
};
