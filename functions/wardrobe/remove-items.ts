import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { batchGet } from '../platform/batch-get.ts';
import { deleteImages } from '../platform/media.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WardrobeCountEntity } from '../table/wardrobe-count.ts';
import { WearEntity } from '../table/wear.ts';

const rows = new Service({ item: ClothingItemEntity, count: WardrobeCountEntity });
/** A transaction takes a hundred operations, one of which is the count. */
const mostAtOnce = 99;

/**
 * Removes the pieces that are there, and their images first, so that a failure half way can be tried again.
 * A piece that somebody else removes meanwhile is left out at the next attempt.
 */
export async function removeItems(userId: string, ids: readonly string[]): Promise<undefined> {
  const keys = [...new Set(ids)].map((id) => ({ userId, id }));
  let removed = 0;
  for (let start = 0; start < keys.length; start += mostAtOnce)
    removed += await removeAtOnce(userId, keys.slice(start, start + mostAtOnce));
  if (removed === 0) throw new AppError('not_found');
}

/** Returns how many of the keys had an item to remove. */
const removeAtOnce = (userId: string, keys: { userId: string; id: string }[]): Promise<number> =>
  retryOnConflict(
    async () => {
      const items = await batchGet((some) => ClothingItemEntity.get(some).go({ consistent: true }), keys);
      if (items.length === 0) return 0;
      await deleteImages(items.map(({ imageUrl }) => imageUrl));
      const refusals = await remove(
        userId,
        items.map(({ id }) => id),
      );
      if (refusals.length) return conflict;
      for (const { id, timesWorn } of items) if (timesWorn > 0) await forgetWears(userId, id);
      return items.length;
    },
    () => new AppError('not_found'),
  );

const remove = (userId: string, ids: readonly string[]) =>
  commit(() =>
    rows.transaction
      .write(({ item, count }) => [
        ...ids.map((id) => item.remove({ userId, id }).commit()),
        count.patch({ userId }).add({ items: -ids.length }).commit(),
      ])
      .go(),
  );

async function forgetWears(userId: string, itemId: string) {
  const { data } = await WearEntity.query.byItem({ userId, itemId }).go({ pages: 'all' });
  await WearEntity.delete(data).go();
}
