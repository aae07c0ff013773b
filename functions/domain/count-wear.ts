import { Service } from 'electrodb';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { commit } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WearEntity } from '../table/wear.ts';

const rows = new Service({ item: ClothingItemEntity, wear: WearEntity });

/**
 * Counts a day (YYYY-MM-DD) on which an item was worn. Idempotent: one day counts once. An item that was
 * deleted meanwhile is not counted.
 */
export async function countWear({ userId, id, lastWornOn }: ClothingItem, date: string) {
  const latestWear = lastWornOn && lastWornOn > date ? lastWornOn : date;
  await commit(() =>
    rows.transaction
      .write(({ wear, item }) => [
        wear.create({ userId, itemId: id, date }).commit(),
        item.patch({ userId, id }).add({ timesWorn: 1 }).set({ lastWornOn: latestWear }).commit(),
      ])
      .go(),
  );
}
