import type { ClothingItem } from '#shared/contract/wardrobe';
import { findWornDay, lastWornBesides, takeFromDay, uncountDay, wearRows } from '../domain/count-wear.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { getItem } from './get-item.ts';

/** Several tabs may take back different days of one item at once. */
const attempts = 10;

/**
 * Removes the count of a day on which an item was worn; does nothing for a day that is not counted. Returns the
 * item. Throws `not_found`.
 */
export const takeBackWear = (userId: string, id: string, date: string): Promise<ClothingItem> =>
  retryOnConflict(async () => {
    // Read first: the item's count is the condition that no other day was counted or taken back since.
    const item = await getItem(userId, id);
    const [lastWornOn, day] = await Promise.all([
      lastWornBesides(userId, id, date),
      findWornDay(userId, date),
    ]);
    const [wear, count] = await commit(() =>
      wearRows.transaction
        .write((entities) => [
          ...uncountDay(entities, item, date, lastWornOn),
          ...takeFromDay(entities, day, { itemIds: [id] }),
        ])
        .go(),
    );
    return wear !== refused && count === refused ? conflict : getItem(userId, id);
  }, attempts);
