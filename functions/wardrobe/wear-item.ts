import type { ClothingItem } from '#shared/contract/clothing-item';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import {
  addToDay,
  countDay,
  lastWornBesides,
  takeFromDay,
  uncountDay,
  wearEntities,
} from '../rows/wear/count-wear.ts';
import { WornDayEntity } from '../rows/wear/wear.ts';

/** Several tabs may count or take back different days of one item at the same time. */
const attempts = 10;

/** Records that one of the user's items was worn on a day. A day counts once. Returns the item. Throws `not_found`. */
export const wearItem = (userId: string, id: string, date: string): Promise<ClothingItem> =>
  retryOnConflict(async () => {
    const item = await ClothingItemEntity.require({ userId, id });
    const [wear, count] = await commit(wearEntities, (entities) => [
      ...countDay(entities, item, date),
      addToDay(entities, { userId, date }, { itemIds: [id] }),
    ]);
    // A day that is already counted does not change.
    return wear !== refused && count === refused ? conflict : ClothingItemEntity.require({ userId, id });
  }, attempts);

/** Takes back a wear of an item on a day, and lowers its count; nothing if not counted. Throws `not_found`. */
export const takeBackWear = (userId: string, id: string, date: string): Promise<ClothingItem> =>
  retryOnConflict(async () => {
    // The item is read first. The write requires an unchanged count, so it is refused if another day was counted or
    // taken back since.
    const item = await ClothingItemEntity.require({ userId, id });
    const [lastWornOn, day] = await Promise.all([
      lastWornBesides(userId, id, date),
      WornDayEntity.read({ userId, date }),
    ]);
    const [wear, count] = await commit(wearEntities, (entities) => [
      ...uncountDay(entities, item, date, lastWornOn),
      ...takeFromDay(entities, day, { itemIds: [id] }),
    ]);
    return wear !== refused && count === refused ? conflict : ClothingItemEntity.require({ userId, id });
  }, attempts);
