import { categoriesBySlot, slotOf } from '../../catalog.ts';
import { askedPieces, isNamedInHead } from './asked-pieces.ts';
import type { Asked, Brief } from './brief.ts';
import { questionsIn, startBefore, wordsOf } from './clause-text.ts';
import type { TaggedItem } from './item-tags.ts';
import type { NounGroup } from './noun-groups.ts';
import { ruleForKinds } from './refusals.ts';
import { hasRole, isMark, type Part, saidIn, typedIn } from './sentence.ts';

export type Question = NonNullable<Brief['question']>;

export const nothing: Asked = { words: '', rule: '', category: null, color: null };
/** A question about pieces and colors, or about none of them. */
export const questionAbout = (
  [first = nothing, ...or]: readonly Asked[],
  how: Partial<Question>,
): Question => ({ ...{ ...first, asks: 'fit', style: null, answer: null, or }, ...how });

/** What a group asks about. Its rule matches no item if the person owns none that fits all of its words. */
export function askedOf(group: NounGroup, own: readonly TaggedItem[]): Asked {
  const { kinds, modifiers, unknown } = group;
  const [color = null] = saidIn(modifiers, 'shade').flatMap(({ concept }) => concept.colors);
  const words = typedIn(group.parts);
  if (!kinds) return { words, rule: lookRuleOf(modifiers), category: null, color };
  // Of pieces that are worn together, the first is meant: the jacket of a suit.
  const ofKind = kinds.slice(0, 1);
  const found = askedPieces(group, own);
  const [piece] = found;
  const isOwned = found.every(({ missing, ids }) => missing.length === 0 && ids.length > 0);
  const isPlain = modifiers.length + unknown.length === 0 && !own.some((item) => isNamedInHead(item, group));
  // A scarf beside a hijab is another one.
  const isNeckScarf = ofKind.some(({ categories, tags }) => categories.includes('scarf') && !tags.length);
  const isSuit = ofKind.some(({ tags }) => tags.includes('tailored') && !tags.includes('tuxedo'));
  const some = isPlain
    ? ruleForKinds(ofKind, isNeckScarf ? ['!#hijab'] : isSuit ? ['!#tuxedo'] : [])
    : `id=${piece?.ids.map(encodeURIComponent).join()}`;
  const categories = ofKind[0]?.categories ?? [];
  const [category = null] = categories;
  // 'Shoes with open toes' are not judged as sneakers.
  const ofSlot = categoriesBySlot[slotOf(category ?? 'other')];
  const isWide = ofSlot.length > 1 && ofSlot.every((each) => categories.includes(each));
  return { words, rule: isOwned ? some : '', category: isWide ? null : category, color };
}

/** The rule for a color or a pattern that is named without a piece. Empty if it is neither. */
export const lookRuleOf = (modifiers: NounGroup['modifiers']): string =>
  [
    ...saidIn(modifiers, 'shade').map(({ concept }) => `color=${concept.colors.join(',')}`),
    ...saidIn(modifiers, 'tag').flatMap(({ concept: { kind, tag } }) =>
      kind === 'pattern' ? `#${tag}` : [],
    ),
  ][0] ?? '';

/** What stands before the kind of piece that is asked for: 'which tie', 'what color shoes'. */
const asksKind =
  /(?:^| )(?:(?:which|what|vilken|vilket|vilka)(?: (?:(?:one )?of (?:my|the|these)|av (?:mina|de)|(?:typ|slags|sorts)(?: av)?|färg på|colou?rs?(?: of)?|kind of|kinds of|type of|types of|sort of))?|vad för(?: (?:slags|typ av))?|(?:har|ha|tar)(?: (?:jag|man))? för|(?:proper|right|best|correct) colou?rs? (?:of|for)|(?:suggest|recommend|rekommenderar|föreslår) (?:for|as|som|till)|vad (?:ska|kan) (?:\S+ )?(?:ha|bära)|what(?: on earth)? (?:do|should|can|could) i)$/;

/**
 * Returns the question which piece of a kind to wear, or of several kinds, or in which color: 'Which shirt and tie?',
 * 'What color shoes?' Null if there is none.
 */
export function kindAsked(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
): Question | null {
  const before = ({ from }: NounGroup) =>
    wordsOf(parts.slice(Math.max(startBefore(from, parts), from - 5), from)).join(' ');
  const at = groups.findIndex((group) => group.kinds && asksKind.test(before(group)));
  const [first, next] = at < 0 ? [pieceOfColor(groups, parts)] : groups.slice(at);
  if (!first) return null;
  if (at < 0) return questionAbout([askedOf(first, own)], { asks: 'color' });
  const isJoined =
    next?.kinds &&
    next.from === first.to + 2 &&
    parts.slice(first.to + 1, next.from).every((part) => hasRole(part, 'and') || isMark(part, '&'));
  const about = [first, ...(isJoined ? [next] : [])].map((group) => askedOf(group, own));
  return questionAbout(about, { asks: /colou?r|färg/.test(before(first)) ? 'color' : 'kind' });
}

/** The piece whose color is asked for: 'the tie color', or the last one before a 'Which color is best?' that names none. */
function pieceOfColor(groups: readonly NounGroup[], parts: readonly Part[]): NounGroup | undefined {
  const pieces = groups.filter(({ kinds, negated }) => kinds && !negated);
  const named = pieces.find(({ to }) => isColor.test(parts[to + 1]?.typed ?? ''));
  const question = questionsIn(parts).find((sentence) => whichColor.test(wordsOf(sentence).join(' '))) ?? [];
  // 'My shoes are brown, so which color should the pants be?'
  const start = question.find(({ typed }) => isColor.test(typed));
  const inQuestion = pieces.filter(({ head }) => head && question.includes(head));
  if (named) return named;
  if (inQuestion.length > 0) return inQuestion.find(({ from }) => start && from > parts.indexOf(start));
  return start && pieces.findLast(({ to }) => to < parts.indexOf(start));
}
const isColor = /^(?:colou?rs?|färg(?:en)?)$/;
const whichColor = /(?:^| )(?:which|what|vilken) (?:colou?r|färg)\b(?!.* (?:with|till|med|ihop)\b)/;
const whichColors =
  /(?:^| )(?:what|which|vilka|vilken) (?:\S+ )?(?:colou?rs?|färg(?:er)?) .*(?:with|till|med|ihop|match|matches|matchar)(?: \S+){1,3}$/;

/** Returns the question which colors to wear with a piece or a color: 'Which colors go with beige?' Null if there is none. */
export function colorsAsked(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
) {
  const group = groups.findLast(
    ({ head, parts: [first], to }) =>
      !(head ?? first)?.negated &&
      whichColors.test(wordsOf(parts.slice(startBefore(to, parts), to + 1)).join(' ')),
  );
  return group ? questionAbout([askedOf(group, own)], { asks: 'colors' }) : null;
}

/** Returns the question whether legs may be bare. Null if there is none. */
export function legsAsked(parts: readonly Part[]) {
  const [words] = questionsIn(parts).flatMap((sentence) => ofLegs.exec(wordsOf(sentence).join(' ')) ?? []);
  return words === undefined ? null : questionAbout([{ ...nothing, words }], { asks: 'legs' });
}
const hose = '(?:tights|hose|pantyhose|stockings)';
/** 'Tights or bare legs?', 'may we skip the pantyhose?' */
const ofLegs = new RegExp(
  `\\b(?:bare[- ]?legg?(?:s|ed)|barbent|bara ben|on (?:the|my) legs|på benen|${hose} or|or ${hose}|skip (?:the )?${hose}|strumpbyxor eller|eller strumpbyxor)\\b`,
);

/** Returns the question whether a piece may be left out: 'Can I skip the jacket?' Null if there is none. */
export function omissionAsked(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
) {
  const asked = questionsIn(parts).flat();
  const group = groups.find(({ kinds, negated, head }) => {
    if (!kinds || negated !== 'refused' || !head || !asked.includes(head)) return false;
    const at = parts.indexOf(head);
    return mayI.test(wordsOf(parts.slice(startBefore(at, parts), at)).join(' '));
  });
  return group ? questionAbout([askedOf(group, own)], { asks: 'omit' }) : null;
}
/** 'Can I leave out', 'is it acceptable not to wear', but not 'could I not simply wear'. */
const mayI =
  /\b(?:acceptable|okay?|fine|alright|appropriate|okej) (?:(?:to|if|att|om) )?(?:not|without|i don['’]?t|inte|utan)\b|^(?!what|how|which|why|when|vad|hur|vilk|varför|när|.*\b(?:simply|just|bara)\b)(?:\S+ ){0,2}(?:can|could|may|should|kan|får|ska|bör) (?:i|we|one|you|they|jag|man|vi)\b/;
