import { colors as catalogColors } from '../../catalog.ts';
import { rowsOf } from '../lexicon/rows.ts';
import refusalTable from '../lexicon/style-refusals.json' with { type: 'json' };
import { askedPieces } from './asked-pieces.ts';
import type { Refusal } from './brief.ts';
import type { TaggedItem } from './item-tags.ts';
import type { Kind } from './kinds.ts';
import type { NounGroup } from './noun-groups.ts';
import {
  hasRole,
  isSoftened,
  isUnknown,
  meaningsOf,
  type Part,
  saidIn,
  typedIn,
  unnegated,
} from './sentence.ts';
import { mostOfShade } from './words/colors.ts';
import { formality } from './words/formality.ts';

/** What must not be worn: pieces, colors, fabrics and styles, without what the same request permits. */
export function refusalsOf(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
): Refusal[] {
  const styles = new Map(groups.map((group) => [group, styleBefore(group, parts)]));
  const used = new Set(styles.values());
  const refused = [
    ...groups
      .filter(({ negated }) => negated === 'refused' || negated === 'worn')
      .flatMap((group) =>
        refusalOf(group, styles.get(group), own).map((refusal) =>
          group.negated === 'worn' ? { ...refusal, isWorn: true } : refusal,
        ),
      ),
    ...refusedStyles(parts.filter((part) => !used.has(part))),
  ];
  const named = groups.filter(({ negated }) => negated === null).flatMap(({ kinds }) => kinds ?? []);
  const permitted = [...allowedColors(groups, parts), ...named.flatMap(({ categories }) => categories)];
  return refused.map((refusal) => permitting(refusal, permitted));
}

/** Removes what the same request permits: 'No dark colors, but navy is fine', 'No trousers, but jeans are fine'. */
function permitting({ rule, ...refusal }: Refusal, permitted: readonly string[]): Refusal {
  const withColors = rule.replaceAll(/(?<=color=)[\w,-]+/g, (list) => without(list, ',', permitted));
  return { ...refusal, rule: without(withColors, ' ', permitted) || withColors };
}
const without = (list: string, separator: string, permitted: readonly string[]) =>
  list
    .split(separator)
    .filter((each) => !permitted.includes(each))
    .join(separator);

const baseColors = new Set<string>(catalogColors);

/** Whether a group is only allowed but not asked for: 'navy is fine'. */
export const isAllowed = ({ to, parts: [first] }: NounGroup, parts: readonly Part[]) =>
  [1, 2].some((distance) => {
    const after = parts[to + distance];
    return after !== undefined && after.clause === first?.clause && hasRole(after, 'allowed');
  });

const allowedColors = (groups: readonly NounGroup[], parts: readonly Part[]) =>
  groups
    .filter((group) => group.kinds === null && isAllowed(group, parts))
    .flatMap(({ modifiers }) => saidIn(modifiers, 'shade').flatMap(({ concept }) => concept.colors));

/** The refused style that describes a refused piece: 'no formal trousers'. */
const styleBefore = ({ kinds, from }: NounGroup, parts: readonly Part[]): Part | undefined =>
  kinds
    ? parts.slice(Math.max(0, from - 1), from).find((part) => refusedStyles([part]).length > 0)
    : undefined;

/** Turns a refused group into rules: about the own items that it names, or the kinds, colors and tags. */
function refusalOf(group: NounGroup, style: Part | undefined, own: readonly TaggedItem[]): Refusal[] {
  const words = typedIn(group.parts);
  if ([...group.modifiers, ...group.unknown].some(({ concepts }) => concepts === null)) {
    // 'No pinchy shoes' refuses none that do not say so.
    const ids = askedPieces(group, own).flatMap(({ ids, missing }) => (missing.length ? [] : ids));
    return ids.length ? [{ words, rule: `id=${ids.map(encodeURIComponent).join(',')}` }] : [];
  }
  const ofStyle = style ? refusedStyles([style]).map(({ rule }) => rule) : [];
  const ofWords = group.modifiers.flatMap((part) => {
    const either = meaningsOf(part).flatMap((concept) => {
      if (concept.table === 'shade')
        return baseColors.has(concept.shade) || isColorGroup(concept)
          ? `color=${concept.colors.join(',')}`
          : `#${concept.shade}`;
      return concept.table === 'tag' ? `#${concept.tag}` : [];
    });
    return either.slice(0, 1);
  });
  const conditions = [...ofStyle, ...ofWords];
  if (group.kinds === null) return conditions.map((rule) => ({ words, rule }));
  // Who wants no suit may still wear other trousers: of pieces that are worn together, only the first is refused
  // altogether.
  const worn = saidIn(group.head ? [group.head] : [], 'garment').map(({ concept }) => concept.kinds);
  const rule = worn.map(([first]) => ruleForKinds(first ? [first] : [], conditions)).filter(Boolean);
  // Who refuses wide trousers means the legs, which a jumpsuit has, too.
  const ofLegs = group.kinds.filter(
    ({ categories, tags }) => categories.includes('trousers') && tags.length + conditions.length > 0,
  );
  rule.push(...ofLegs.map(({ tags }) => ruleForKinds([{ categories: ['jumpsuit'], tags }], conditions)));
  // Who refuses sleeveless tops means the arms, which a dress shows, too.
  if (conditions.includes('#sleeveless')) rule.push('#sleeveless #thin-straps tank-top');
  // A refusal of all skirts refuses dresses, too, because a dress includes a skirt. Jumpsuits stay allowed.
  const isSkirt = group.kinds.some(({ categories }) => categories.includes('skirt'));
  // 'My skirts are too short' says nothing of dresses.
  if (isSkirt && conditions.length === 0 && !group.definite && !/(?:arna|orna|en)$/.test(words))
    rule.push('@dress&!jumpsuit');
  return [{ words, rule: rule.join(' ') || ruleForKinds(group.kinds, conditions) }];
}

/** Returns the rule that matches all items of some kinds that also meet the conditions. */
export const ruleForKinds = (kinds: readonly Kind[], conditions: readonly string[] = []) =>
  kinds
    .flatMap(({ categories, tags }) =>
      categories.map((category) => [category, ...tags.map((tag) => `#${tag}`), ...conditions].join('&')),
    )
    .join(' ');

/** Whether a word such as 'dark' or 'bright' means a group of colors instead of one shade. */
const isColorGroup = ({ colors }: { colors: readonly string[] }) => colors.length > mostOfShade;

const refusedWith = new Map(rowsOf<readonly [style: string, rule: string]>(refusalTable));

/** Whether a style is refused as too much of one that is wished for: 'professional but not corporate'. */
export const isToned = (id: string, parts: readonly Part[]): boolean =>
  id === 'business-like' &&
  saidIn(unnegated(parts), 'style').some(({ concept }) => concept.id === 'professional');
const refusedStyles = (parts: readonly Part[]): Refusal[] =>
  saidIn(parts, 'style').flatMap(({ concept, part }) => {
    const next = parts[parts.indexOf(part) + 1];
    // 'No fancy seam' refuses no style.
    const isOfThing = isUnknown(next) && next?.clause === part.clause;
    const isLess = isSoftened(part, parts);
    const isRefused =
      (part.negated === 'refused' || isLess) &&
      !isOfThing &&
      !isToned(concept.id, parts) &&
      // 'Not too formal' asks for less of it.
      !(isLess && formality.test(concept.id)) &&
      // 'Professional, and not like a professional'
      !saidIn(unnegated(parts), 'style').some(
        (wished) => wished.part !== part && wished.concept.id === concept.id,
      );
    const rule = isRefused ? refusedWith.get(concept.id) : undefined;
    return rule ? [{ words: part.typed, rule }] : [];
  });
