import { Service } from 'electrodb';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { countWear } from '../domain/count-wear.ts';
import { commit } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WearEntity } from '../table/wear.ts';
import { getItem } from './get-item.ts';

const rows = new Service({ item: ClothingItemEntity, wear: WearEntity });

/** Counts a day on which a piece was worn, once. */
export async function wearItem(userId: string, id: string, date: string): Promise<ClothingItem> {
  await countWear(await getItem(userId, id), date);
  return getItem(userId, id);
}

/** Takes such a day back; a day that was not counted changes nothing. */
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
