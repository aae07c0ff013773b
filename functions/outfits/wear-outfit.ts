import type { ClothingItem } from '#shared/contract/wardrobe';
import { countWear } from '../domain/count-wear.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { OutfitWearEntity } from '../table/outfit-wear.ts';
import { getOutfit } from './outfits.ts';
import { findItems } from './own-items.ts';

/** Longer than the week in which it is not suggested again. */
const secondsKept = 10 * 24 * 60 * 60;

/** Counts a day for every piece of an outfit that is still there, once each, and remembers the outfit. */
export async function wearOutfit(userId: string, id: string, date: string): Promise<ClothingItem[]> {
  const { recommendedClothes: itemIds } = await getOutfit(userId, id);
  const items = await findItems(userId, itemIds);
  const expiresAt = epochSeconds(Date.parse(date)) + secondsKept;
  await Promise.all([
    OutfitWearEntity.put({ userId, date, outfitId: id, itemIds, expiresAt }).go(),
    ...items.map((item) => countWear(item, date)),
  ]);
  return findItems(userId, itemIds);
}
