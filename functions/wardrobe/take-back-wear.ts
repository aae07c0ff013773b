import { Service } from 'electrodb';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { commit } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WearEntity } from '../table/wear.ts';
import { getItem } from './get-item.ts';

const rows = new Service({ item: ClothingItemEntity, wear: WearEntity });

/**
 * Removes the count of a day on which an item was worn; does nothing for a day that is not counted. Returns the
 * item. Throws `not_found`.
 */
export async function takeBackWear(userId: string, id: string, date: string): Promise<ClothingItem> {
  await getItem(userId, id);
  const { data: days } = await WearEntity.query
    .byItem({ userId, itemId: id })
    .go({ order: 'desc', limit: 2, consistent: true });
  const lastWornOn = days.find((day) => day.date !== date)?.date ?? null;
  await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.wear.remove({ userId, itemId: id, date }).commit(),
        entities.item.patch({ userId, id }).add({ timesWorn: -1 }).set({ lastWornOn }).commit(),
      ])
      .go(),
  );
  return getItem(userId, id);
}
