import { colors as catalogColors, slotOf } from '../../catalog.ts';
import type { AskedPiece } from './brief.ts';
import { hasWord, type TaggedItem } from './item-tags.ts';
import type { Kind } from './kinds.ts';
import { describingHead, type NounGroup } from './noun-groups.ts';
import { meaningsOf, type Part, typedIn } from './sentence.ts';
import type { Token } from './tokens.ts';

/** One word of a group and the test of how well an item matches it. `words` is the word as typed. */
type Asked = { words: string; test: (item: TaggedItem) => number; isShade?: boolean };

const baseColors = new Set<string>(catalogColors);

/** A word for more categories than this, such as 'shoes', has no typical category. */
const mostTypical = 5;

/** A color counts more than any other word: 'straight black jeans' are the black ones. */
const colorScore = 1.1;
/** The score of an item whose description only names the color: white stripes. */
const mentioned = 0.4;

/**
 * Returns how well an item matches a shade, at most `colorScore`. A color of the catalog must be the color of the item;
 * it counts only a little if just the description names it ('white stripes'). Any other shade counts fully if the
 * description names it, and in part if the item has a similar catalog color.
 */
function shadeOf(item: TaggedItem, { shade, colors }: { shade: string; colors: readonly string[] }): number {
  const place = colors.indexOf(item.color);
  if (baseColors.has(shade))
    return place >= 0 ? colorScore - place / 100 : item.tags.has(shade) ? mentioned : 0;
  // The most typical of its colors is first.
  return item.tags.has(shade) ? 1 : place < 0 ? 0 : 0.6 - place / 100;
}

/** Returns the test of a word: 1 for an item that has what the word says, 0 for one that lacks it. */
function askedOf(part: Part): Asked {
  const tests = meaningsOf(part).flatMap((concept): ((item: TaggedItem) => number)[] => {
    if (concept.table === 'shade') return [(item) => shadeOf(item, concept)];
    if (concept.table === 'tag') {
      const { tag, kind } = concept;
      // Of two dresses without flowers, one with another pattern is nearer to a floral one.
      const near = kind === 'pattern' && tag !== 'plain' ? mentioned : 0;
      return [(item) => (item.tags.has(tag) ? 1 : item.tags.has('patterned') ? near : 0)];
    }
    if (concept.table === 'garment')
      return [(item) => (concept.kinds.some(({ categories }) => categories.includes(item.category)) ? 1 : 0)];
    return [];
  });
  const own = (item: TaggedItem) => (part.tokens.some(({ text }) => hasWord(item.words, text)) ? 1 : 0);
  // A word from the tables is not used as a name: 'white shirt' does not mean the pink shirt 'with white stripes'.
  const test = (item: TaggedItem) =>
    tests.length ? Math.max(...tests.map((each) => each(item))) : own(item);
  return { words: part.typed, test, isShade: meaningsOf(part).some(({ table }) => table === 'shade') };
}

/** Returns how well the words of a relative clause match an item. They count less than any word of the group itself. */
const hintsAt = ({ words }: TaggedItem, { tellsWhich }: NounGroup) =>
  tellsWhich.filter(({ tokens: [token] }) => isProper(token) && hasWord(words, token?.text ?? '')).length /
  10;

/** The pieces of a suit are not those of a rain suit or a dinner suit, and its waistcoat is not quilted. */
const isOfKind = ({ category, style, tags: own }: TaggedItem, { categories, tags }: Kind) =>
  categories.includes(category) &&
  !(tags.includes('tailored') && (style === 'sporty' || own.has('tuxedo') || own.has('quilted')));

/** Whether the word for a piece begins with a word of the item: 'Nirvanatröjan' is the tee of Nirvana; 'shirts' is a plural. */
export const isNamedInHead = ({ words }: TaggedItem, { head }: NounGroup) =>
  [...words].some(
    (word) =>
      word.length >= shortestName &&
      head?.typed.startsWith(word) &&
      !/^(?:|s|es|[aeo]?r?n?a?|e[nt]|t)$/.test(head.typed.slice(word.length)),
  );
const shortestName = 5;

/** Whether an item is a dinner jacket and another one is asked for: a black jacket is rather the navy blazer. */
const isOtherJacket = ({ category, tags }: TaggedItem, kind: Kind | null) =>
  category === 'blazer' && tags.has('tuxedo') && !kind?.tags.includes('tuxedo');
/** What weighs more than one word that matches. */
const colorAndMore = 1.5;

/** Shorter words, such as 'long', are too common to identify one item. */
const isProper = (token: Token | undefined) => (token?.text.length ?? 0) > 4;

/** Whether a word that is in no table identifies an item of the same slot: 'Arsenal shirt' may be a T-shirt. */
const isNamed = (item: TaggedItem, { categories }: Kind, { modifiers, unknown }: NounGroup) =>
  categories.some((category) => slotOf(category) === slotOf(item.category)) &&
  [...modifiers, ...unknown].some(
    ({ concepts, tokens: [token] }) =>
      concepts === null && isProper(token) && hasWord(item.words, token?.text ?? ''),
  );

/**
 * Finds the items that a noun group means and returns one entry for each piece that it names. Of the items of the named
 * kind, those that match the most words are taken, and of these the ones that suit the occasion and the
 * weather best. Words that none of them matches are returned as missing. `isOpen`: there is no occasion.
 */
export function askedPieces(
  group: NounGroup,
  items: readonly TaggedItem[],
  fitting: (items: readonly TaggedItem[]) => readonly TaggedItem[] = (all) => all,
  isOpen = false,
): AskedPiece[] {
  const asked = [...group.modifiers, ...group.unknown, ...describingHead(group)].map(askedOf);
  const words = typedIn(group.names);
  const kinds: readonly (Kind | null)[] = group.kinds?.length ? group.kinds : [null];
  const pieces = kinds.map((kind) => {
    const ofKind = kind ? items.filter((item) => isOfKind(item, kind) || isNamed(item, kind, group)) : items;
    const tests = [
      ...asked,
      { words: '', test: (item: TaggedItem) => Number(isNamedInHead(item, group)) },
      ...(kind?.tags ?? []).map(
        (tag): Asked => ({ words: '', test: (item) => (item.tags.has(tag) ? 1 : 0) }),
      ),
    ];
    const isLacking = ({ isShade, test }: Asked) => isShade && !ofKind.some((item) => test(item) > mentioned);
    const scored = ofKind.map((item) => ({
      item,
      score:
        tests.reduce((sum, { test }) => sum + test(item), 0) +
        hintsAt(item, group) -
        (isOpen && isOtherJacket(item, kind) ? colorAndMore : 0),
    }));
    const most = Math.max(...scored.map(({ score }) => score));
    const equal = scored.filter(({ score }) => score === most).map(({ item }) => item);
    const best = fitting(equal);
    // If several items match equally well, the most typical category of the word wins: 'trousers' are not jeans, but a
    // midi dress is as much a dress as a short one.
    const [word] = kind?.categories ?? [];
    const isOfWord = (category: string) => category === word || category.endsWith(`-${word}`);
    const typical = kind?.categories.find((category) => best.some((item) => item.category === category));
    const typicalOnes =
      kind && kind.categories.length <= mostTypical
        ? best.filter(
            ({ category }) =>
              category === typical ||
              (isOfWord(typical ?? '') && isOfWord(category)) ||
              !kind.categories.includes(category),
          )
        : best;
    const missing = tests.filter(
      ({ words: said, test }) => said && !typicalOnes.some((item) => test(item) > mentioned),
    );
    // Of navy jumpers that are not owned, another navy top is the closest.
    const shades = isOpen && slotOf(kind?.categories[0] ?? 'other') === 'top' ? asked.filter(isLacking) : [];
    const isTopInColor = (item: TaggedItem) =>
      slotOf(item.category) === 'top' && shades.every(({ test }) => test(item) > mentioned);
    const inColor = shades.length ? items.filter(isTopInColor) : [];
    const near = inColor.length ? fitting(inColor) : typicalOnes;
    return {
      words,
      ids: (near.length ? near : best).map(({ id }) => id),
      missing: ofKind.length === 0 ? [words] : missing.map(({ words: said }) => said),
      own: group.definite,
    };
  });
  return kinds.length > 1 ? ofOneColor(pieces, items) : pieces;
}

/** Returns pieces that are worn together, such as those of a suit, in one color if the person owns them so. */
function ofOneColor(pieces: readonly AskedPiece[], items: readonly TaggedItem[]): AskedPiece[] {
  const colorOf = new Map(items.map(({ id, color }) => [id, color]));
  const [first = [], ...others] = pieces.map(({ ids }) => ids.map((id) => colorOf.get(id)));
  const shared = new Set(first.filter((color) => others.every((colors) => colors.includes(color))));
  return shared.size > 0
    ? pieces.map((piece) => ({ ...piece, ids: piece.ids.filter((id) => shared.has(colorOf.get(id))) }))
    : [...pieces];
}
