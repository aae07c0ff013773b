import type { ClothingItem } from '#shared/contract/clothing-item';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { addToDay, countDay, wearEntities } from '../rows/wear/count-wear.ts';
import { getItem } from './get-item.ts';

/** Several tabs may count different days of one item at the same time. */
const attempts = 10;

/**
 * Records that one of the user's items was worn on a day. Each day counts once. Returns the item. Throws `not_found`.
 */
export const wearItem = (userId: string, id: string, date: string): Promise<ClothingItem> =>
  retryOnConflict(async () => {
    const item = await getItem(userId, id);
    const [wear, count] = await commit(wearEntities, (entities) => [
      ...countDay(entities, item, date),
      addToDay(entities, { userId, date }, { itemIds: [id] }),
    ]);
    // A day that is already counted does not change.
    return wear !== refused && count === refused ? conflict : getItem(userId, id);
  }, attempts);
