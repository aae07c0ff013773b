import { Service } from 'electrodb';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WearEntity } from '../table/wear.ts';

/** The entities of the operations below, for services with more entities. */
export const wearEntities = { wear: WearEntity, item: ClothingItemEntity };
/** The service for transactions that write only these entities. */
export const wearRows = new Service(wearEntities);
type Entities = Parameters<Parameters<typeof wearRows.transaction.write>[0]>[0];

/**
 * The operations of a transaction that counts a day (YYYY-MM-DD) on which an item was worn; refused where the day is
 * counted, and where another day was counted or taken back since the item was read.
 */
export const countDay = (
  { wear, item }: Entities,
  { userId, id, timesWorn, lastWornOn }: ClothingItem,
  date: string,
) => [
  wear.create({ userId, itemId: id, date }).commit(),
  item
    .patch({ userId, id })
    .add({ timesWorn: 1 })
    .set({ lastWornOn: lastWornOn && lastWornOn > date ? lastWornOn : date })
    .where((row, { eq }) => eq(row.timesWorn, timesWorn))
    .commit(),
];
