import type { ClothingItem } from '#shared/contract/wardrobe';
import { wearRows } from '../domain/count-wear.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { WearEntity } from '../table/wear.ts';
import { getItem } from './get-item.ts';

/** Several tabs may take back different days of one item at once. */
const attempts = 10;

/**
 * Removes the count of a day on which an item was worn; does nothing for a day that is not counted. Returns the
 * item. Throws `not_found`.
 */
export const takeBackWear = (userId: string, id: string, date: string): Promise<ClothingItem> =>
  retryOnConflict(async () => {
    const { timesWorn } = await getItem(userId, id);
    const { data: days } = await WearEntity.query
      .byItem({ userId, itemId: id })
      .go({ order: 'desc', limit: 2, consistent: true });
    const lastWornOn = days.find((day) => day.date !== date)?.date ?? null;
    const [wear, count] = await commit(() =>
      wearRows.transaction
        .write((entities) => [
          entities.wear.remove({ userId, itemId: id, date }).commit(),
          entities.item
            .patch({ userId, id })
            .add({ timesWorn: -1 })
            .set({ lastWornOn })
            // Refused if another day was counted or taken back since the days were read.
            .where((row, { eq }) => eq(row.timesWorn, timesWorn))
            .commit(),
        ])
        .go(),
    );
    return wear !== refused && count === refused ? conflict : getItem(userId, id);
  }, attempts);
