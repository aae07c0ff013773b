import { slotOf, slots } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { WornPiece } from './wearing.ts';

/**
 * A color or kind of clothes: how many pieces are owned, how many of them were worn, and the sum of their worn days.
 */
export type Part<Name extends string = string> = {
  name: Name;
  pieces: number;
  worn: number;
  wears: number;
};

function partsBy<Name extends string>(
  items: readonly ClothingItem[],
  worn: readonly WornPiece[],
  nameOf: (item: ClothingItem) => Name,
): Part<Name>[] {
  const days = new Map(worn.map((piece) => [piece.item.id, piece.days]));
  return [...Map.groupBy(items, nameOf)].map(([name, group]) => ({
    name,
    pieces: group.length,
    worn: group.filter(({ id }) => days.has(id)).length,
    wears: group.reduce((sum, { id }) => sum + (days.get(id) ?? 0), 0),
  }));
}

/** The colors of a wardrobe, the one with most pieces first. */
export const colorsOf = (items: readonly ClothingItem[], worn: readonly WornPiece[]) =>
  partsBy(items, worn, ({ color }) => color.toLowerCase()).toSorted(
    (one, other) => other.pieces - one.pieces || other.wears - one.wears,
  );

/** The kinds of clothes of a wardrobe, ordered from head to foot. */
export const kindsOf = (items: readonly ClothingItem[], worn: readonly WornPiece[]) =>
  partsBy(items, worn, ({ category }) => slotOf(category)).toSorted(
    (one, other) => slots.indexOf(one.name) - slots.indexOf(other.name),
  );
