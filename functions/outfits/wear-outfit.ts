import type { ClothingItem } from '#shared/contract/wardrobe';
import { countWear } from '../domain/count-wear.ts';
import { showWorn } from '../domain/show-worn.ts';
import { skipWhenRefused } from '../platform/conditions.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitWearEntity } from '../table/outfit-wear.ts';
import { findItems } from './find-items.ts';
import { getOutfit } from './get-outfit.ts';

/** How long a worn outfit is kept: longer than the week in which it is not suggested again. */
const secondsKept = 10 * 24 * 60 * 60;

/**
 * Records that the user wore an outfit on a date: counts one wear of each of its items that still exist, once
 * a day, and stores the outfit as worn, so that it and the calendar show it and it is not suggested again soon. Returns the items with their
 * new counts.
 */
export async function wearOutfit(userId: string, id: string, date: string): Promise<ClothingItem[]> {
  const { recommendedClothes: itemIds, lastWornOn = date } = await getOutfit(userId, id);
  const items = await findItems(userId, itemIds);
  const expiresAt = epochSeconds(Date.parse(date)) + secondsKept;
  await Promise.all([
    OutfitWearEntity.put({ userId, date, outfitId: id, itemIds, expiresAt }).go(),
    skipWhenRefused(
      OutfitEntity.patch({ userId, id })
        .set({ lastWornOn: lastWornOn > date ? lastWornOn : date })
        .go(),
    ),
    showWorn({ userId, outfitId: id, date }),
    ...items.map((item) => countWear(item, date)),
  ]);
  return findItems(userId, itemIds);
}
