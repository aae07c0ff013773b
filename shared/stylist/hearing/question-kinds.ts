import { askedOf, type Question, questionAbout } from './asked-about.ts';
import { questionsIn, startBefore, wordsOf } from './clause-text.ts';
import type { TaggedItem } from './item-tags.ts';
import type { NounGroup } from './noun-groups.ts';
import { hasRole, type Part } from './sentence.ts';

/** What stands before the kind of piece that is asked for: 'which tie', 'what color shoes'. */
const asksKind =
  /(?:^| )(?:(?:which|what|vilken|vilket|vilka)(?: (?:(?:one )?of (?:my|the|these)|av (?:mina|de)|(?:typ|slags|sorts)(?: av)?|färg på|colou?rs?(?: of)?|kind of|kinds of|type of|types of|sort of))?|vad för(?: (?:slags|typ av))?)$/;

/** Returns the question which piece of a kind to wear, or of several kinds: 'Which shirt and tie?' Null if there is none. */
export function kindAsked(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
): Question | null {
  const at = groups.findIndex(
    ({ from, kinds }) => kinds && asksKind.test(wordsOf(parts.slice(Math.max(0, from - 3), from)).join(' ')),
  );
  const [first, next] = groups.slice(at);
  if (at < 0 || !first) return null;
  const isJoined =
    next?.kinds &&
    next.from === first.to + 2 &&
    parts.slice(first.to + 1, next.from).every((part) => hasRole(part, 'and'));
  const about = [first, ...(isJoined ? [next] : [])].map((group) => askedOf(group, own));
  return questionAbout(about, { asks: 'kind' });
}

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
/** 'Can I leave out', but not 'could I not simply wear'. */
const mayI =
  /^(?!what|how|which|why|when|vad|hur|vilk|varför|när|.*\b(?:simply|just|bara)\b)(?:\S+ ){0,2}(?:can|could|may|should|kan|får|ska|bör) /;
