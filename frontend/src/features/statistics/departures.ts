import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { firstDayOf, ownedOf } from './wearing.ts';

/** A piece that could go, its number of good outfits, and the average of its kind. Null if not counted. */
export type Departure = { item: ClothingItem; outfits: number | null; usual: number | null };

/** Whether a piece has been in the wardrobe for a year. */
const isOld = ({ createdAt }: ClothingItem, first: string) => createdAt.slice(0, 10) < first;

/** Whether any piece has been in the wardrobe for a year, so that it can be judged. */
export const hasOldPieces = (items: readonly ClothingItem[], today: string) =>
  ownedOf(items).some((item) => isOld(item, firstDayOf(365, today)));

/**
 * The pieces that have been here for a year and were not worn in that time. A piece is left out if it is in at least
 * half as many good outfits as its kind on average. The longest unworn comes first. `withPiece` maps a piece's id to
 * its number of good outfits.
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
