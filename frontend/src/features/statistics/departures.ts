import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { firstDayOf, ownedOf } from './wearing.ts';

/** A piece that could go; in how many good outfits it is, and a piece of its kind on average; null where none are counted. */
export type Departure = { item: ClothingItem; outfits: number | null; usual: number | null };

/** Whether a piece has been here for a year. */
const isOld = ({ createdAt }: ClothingItem, first: string) => createdAt.slice(0, 10) < first;

/** Whether anything has been here long enough to be judged. */
export const hasOldPieces = (items: readonly ClothingItem[], today: string) =>
  ownedOf(items).some((item) => isOld(item, firstDayOf(365, today)));

/**
 * The pieces that have been in the wardrobe for a year, were not worn in it, and are in fewer good outfits than half of
 * what a piece of their kind is on average; the longest unworn first. `withPiece` counts the good outfits of a piece.
 */
export function departuresOf(
  items: readonly ClothingItem[],
  withPiece: ReadonlyMap<string, number>,
  today: string,
): Departure[] {
  const first = firstDayOf(365, today);
  const owned = ownedOf(items);
  const usualOf = (item: ClothingItem) => {
    const counts = owned
      .filter(({ category }) => slotOf(category) === slotOf(item.category))
      .flatMap(({ id }) => withPiece.get(id) ?? []);
    return counts.length ? counts.reduce((sum, count) => sum + count, 0) / counts.length : null;
  };
  return owned
    .filter((item) => isOld(item, first) && (item.lastWornOn === null || item.lastWornOn < first))
    .map((item) => ({ item, outfits: withPiece.get(item.id) ?? null, usual: usualOf(item) }))
    .filter(({ outfits, usual }) => outfits === null || usual === null || outfits < usual / 2)
    .toSorted((one, other) => (one.item.lastWornOn ?? '').localeCompare(other.item.lastWornOn ?? ''));
}
