import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { batchGet } from '../platform/batch-get.ts';
import { deleteImages } from '../platform/media.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WardrobeCountEntity } from '../table/wardrobe-count.ts';
import { WearEntity } from '../table/wear.ts';

const rows = new Service({ item: ClothingItemEntity, count: WardrobeCountEntity });
/** A transaction has at most 100 operations: these items and the count. */
const maxPerTransaction = 99;

/**
 * Deletes several of the user's items with their images and wears. Images go first, so that a request that
 * failed half-way can be repeated. Unknown ids are ignored; throws `not_found` if no item was deleted.
 */
export async function removeItems(userId: string, ids: readonly string[]): Promise<undefined> {
  const keys = [...new Set(ids)].map((id) => ({ userId, id }));
  let removed = 0;
  for (let start = 0; start < keys.length; start += maxPerTransaction)
    removed += await removeTogether(userId, keys.slice(start, start + maxPerTransaction));
  if (removed === 0) throw new AppError('not_found');
}

/**
 * Deletes the items of at most 99 keys and returns their number; retried if one is deleted by another
 * request.
 */
const removeTogether = (userId: string, keys: { userId: string; id: string }[]): Promise<number> =>
  retryOnConflict(async () => {
    const items = await batchGet((some) => ClothingItemEntity.get(some).go({ consistent: true }), keys);
    if (items.length === 0) return 0;
    await deleteImages(items.map(({ imageUrl }) => imageUrl));
    const refusals = await remove(
      userId,
      items.map(({ id }) => id),
    );
    if (refusals.length) return conflict;
    for (const { id, timesWorn } of items) if (timesWorn > 0) await deleteWears(userId, id);
    return items.length;
  });

const remove = (userId: string, ids: readonly string[]) =>
  commit(() =>
    rows.transaction
      .write(({ item, count }) => [
        ...ids.map((id) => item.remove({ userId, id }).commit()),
        count.patch({ userId }).add({ items: -ids.length }).commit(),
      ])
      .go(),
  );

/** Deletes the rows of all days on which an item was worn. */
async function deleteWears(userId: string, itemId: string) {
  const { data } = await WearEntity.query.byItem({ userId, itemId }).go({ pages: 'all' });
  await WearEntity.delete(data).go();
}
