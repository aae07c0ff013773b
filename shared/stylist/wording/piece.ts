import { fallbackColor } from '#shared/catalog';
import { isPlural, itemNameOf, wordOf } from '#shared/rules/item-name';
import { type TaggedItem, tagged } from '#shared/stylist/hearing/item-tags';
import { mostOfShade } from '#shared/stylist/hearing/words/colors';
import { type Garment, toGarment, type WardrobeItem } from '#shared/stylist/ranking/garment';
import { isOfMetal, metalNames } from '#shared/stylist/ranking/oklch-color';
import { type LookPart, lookIn, lookNamed, shadeIn } from './looks.ts';
import { distinct } from './text.ts';

/** A piece of clothing with everything that sentences can mention about it. */
export type Piece = {
  readonly id: string;
  readonly garment: Garment;
  readonly item: TaggedItem;
  /** A color name, or the metal of jewelry. Null if it is unknown. */
  readonly color: string | null;
  /** The color as the item's description names it, for example 'camel' for a brown coat. Null if it names none. */
  readonly shade: string | null;
  /** Fabric and pattern as the item's description names them. Null if it names none. */
  readonly fabric: string | null;
  readonly pattern: string | null;
  /** Its cut and its model, for example 'fitted' and 'suit jacket', as `lookIn` names them. Null if it names none. */
  readonly cut: string | null;
  readonly model: string | null;
  /** The kind of clothing, for example 'trench coat'. */
  readonly kind: string;
  /** Color and kind, for example 'navy trousers'. */
  readonly name: string;
  /** All that is known of the piece, for example 'wide-leg striped navy wool trousers'. */
  readonly fullName: string;
  readonly isPlural: boolean;
  /** Whether no other worn piece is of its kind, so that the kind alone names it: 'the trousers'. */
  readonly isOnlyOne: boolean;
};

export function pieceOf(wardrobeItem: WardrobeItem): Piece {
  const garment = toGarment(wardrobeItem);
  const { category, attributes } = garment;
  const metal = isOfMetal(category) && garment.color !== fallbackColor ? attributes.metal : null;
  const color = metal ? metalNames[metal] : garment.color;
  const description = wardrobeItem.description ?? '';
  const look = (part: LookPart) =>
    (isOfMetal(category) ? null : lookIn(part, description, category)?.name) ?? null;
  const [fabric, pattern, cut, model] = [look('fabric'), look('pattern'), look('cut'), look('model')];
  const kind = model && lookNamed('model', model)?.definite ? model : wordOf(category);
  const known = color === fallbackColor ? null : color;
  const cloth = fabric && !kind.includes(fabric) ? fabric : null;
  return {
    id: garment.id,
    garment,
    item: tagged(wardrobeItem),
    color: known,
    shade: shadeIn(description, garment.color),
    fabric,
    pattern,
    cut,
    model,
    kind,
    name: itemNameOf({ color, category: kind }),
    fullName: distinct([cut, pattern, known, cloth, model ?? kind]).join(' '),
    isPlural: isPlural(category),
    isOnlyOne: false,
  };
}

/** Whether an item has a color that was asked for, and not only one near it: red is no orange. */
export const isOfColor = ({ color, tags }: TaggedItem, words: string, anyOf: readonly string[]): boolean =>
  anyOf.length > mostOfShade || words.split(' ').includes(color)
    ? anyOf.includes(color)
    : color === anyOf[0] || tags.has(words);

export const isMain = ({ garment: { slot } }: Piece) =>
  slot !== 'bag' && slot !== 'accessory' && slot !== 'other';

/** Whether a piece is one of the main ones and not shoes. */
export const isMainClothing = (piece: Piece) => isMain(piece) && piece.garment.slot !== 'shoes';

/** The pieces named with their colors, beside others of their kind. */
export const inFull = (pieces: readonly Piece[]) => pieces.map((piece) => ({ ...piece, isOnlyOne: false }));
