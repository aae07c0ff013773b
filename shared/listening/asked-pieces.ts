import { colors as catalogColors, slotOf } from '../catalog.ts';
import type { AskedPiece } from './brief.ts';
import { hasWord, type TaggedItem } from './item-tags.ts';
import type { Kind } from './kinds.ts';
import type { NounGroup } from './noun-groups.ts';
import { meaningsOf, type Part } from './sentence.ts';
import type { Token } from './tokens.ts';

/** Each test is what one word of the group asks of an item, as typed. */
type Asked = { words: string; test: (item: TaggedItem) => number };

const baseColors = new Set<string>(catalogColors);

/** A word of more categories than these, such as 'shoes', has no typical one. */
const mostTypical = 5;

/**
 * How far an item has a shade: one of the catalog's colors must be its color, and counts little when only its
 * description names it ('white stripes'); any other shade is told by the description, or by its color in part.
 */
function shadeOf(item: TaggedItem, { shade, colors }: { shade: string; colors: readonly string[] }): number {
  if (baseColors.has(shade)) return colors.includes(item.color) ? 1 : item.tags.has(shade) ? 0.4 : 0;
  return item.tags.has(shade) ? 1 : colors.includes(item.color) ? 0.6 : 0;
}

/** 1 for an item that has it, 0 for one that lacks it. */
function askedOf(part: Part): Asked {
  const tests = meaningsOf(part).flatMap((concept): ((item: TaggedItem) => number)[] => {
    if (concept.table === 'shade') return [(item) => shadeOf(item, concept)];
    if (concept.table === 'tag') return [(item) => (item.tags.has(concept.tag) ? 1 : 0)];
    if (concept.table === 'garment')
      return [(item) => (concept.kinds.some(({ categories }) => categories.includes(item.category)) ? 1 : 0)];
    return [];
  });
  const own = (item: TaggedItem) => (part.tokens.some(({ text }) => hasWord(item.words, text)) ? 1 : 0);
  // A word of the tables is no name: in 'white shirt' the pink one 'with white stripes' is not meant.
  const test = (item: TaggedItem) =>
    tests.length ? Math.max(...tests.map((each) => each(item))) : own(item);
  return { words: part.typed, test };
}

/** How far a relative clause hints at an item: less than any word of the group itself. */
const hintsAt = ({ words }: TaggedItem, { tellsWhich }: NounGroup) =>
  tellsWhich.filter(({ tokens: [token] }) => isProper(token) && hasWord(words, token?.text ?? '')).length /
  10;

/** What the garment's word tells beyond the kind: sequins in 'paljettklänning'. */
function describingHead({ head }: NounGroup): Part[] {
  const concepts = head?.concepts?.filter(({ table }) => table === 'tag' || table === 'shade') ?? [];
  return head && concepts.length ? [{ ...head, concepts }] : [];
}

const isOfKind = ({ category }: TaggedItem, { categories }: Kind) => categories.includes(category);

/** Shorter words are too common to name one item: 'long'. */
const isProper = (token: Token | undefined) => (token?.text.length ?? 0) > 4;

/** Whether a word of its own names an item that is worn in the same place: 'Arsenal shirt' may be a T-shirt. */
const isNamed = (item: TaggedItem, { categories }: Kind, { modifiers, unknown }: NounGroup) =>
  categories.some((category) => slotOf(category) === slotOf(item.category)) &&
  [...modifiers, ...unknown].some(
    ({ concepts, tokens: [token] }) =>
      concepts === null && isProper(token) && hasWord(item.words, token?.text ?? ''),
  );

/**
 * Finds the items that a noun group means, one entry for each piece that it names: of the kind that it names those
 * that have most of what it says. What none of them has is missing.
 */
export function askedPieces(group: NounGroup, items: readonly TaggedItem[]): AskedPiece[] {
  const asked = [...group.modifiers, ...group.unknown, ...describingHead(group)].map(askedOf);
  const words = group.parts.map(({ typed }) => typed).join(' ');
  const kinds: readonly (Kind | null)[] = group.kinds?.length ? group.kinds : [null];
  return kinds.map((kind) => {
    const ofKind = kind ? items.filter((item) => isOfKind(item, kind) || isNamed(item, kind, group)) : items;
    const tests = [
      ...asked,
      ...(kind?.tags ?? []).map(
        (tag): Asked => ({ words: '', test: (item) => (item.tags.has(tag) ? 1 : 0) }),
      ),
    ];
    const scored = ofKind.map((item) => ({
      item,
      score: tests.reduce((sum, { test }) => sum + test(item), 0) + hintsAt(item, group),
    }));
    const most = Math.max(0, ...scored.map(({ score }) => score));
    const best = scored.filter(({ score }) => score === most).map(({ item }) => item);
    // Of several equally good ones the most typical category of the word wins: 'trousers' are not jeans.
    const typical = kind?.categories.find((category) => best.some((item) => item.category === category));
    const fitting =
      kind && kind.categories.length <= mostTypical
        ? best.filter(({ category }) => category === typical || !kind.categories.includes(category))
        : best;
    const missing = tests.filter(({ words: said, test }) => said && !fitting.some((item) => test(item) > 0));
    return {
      words,
      ids: (fitting.length ? fitting : best).map(({ id }) => id),
      missing: ofKind.length === 0 ? [words] : missing.map(({ words: said }) => said),
      own: group.definite,
    };
  });
}
