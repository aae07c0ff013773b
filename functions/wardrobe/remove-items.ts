import { Service } from 'electrodb';
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
 * Deletes several of the user's items with their images and wears. They go first, so that a request that
 * failed half-way can be repeated. Ids of no item of the user's are ignored: a repetition finds everything done.
 */
export async function removeItems(userId: string, ids: readonly string[]): Promise<undefined> {
  const keys = [...new Set(ids)].map((id) => ({ userId, id }));
  for (let start = 0; start < keys.length; start += maxPerTransaction)
    await removeTogether(userId, keys.slice(start, start + maxPerTransaction));
}

/**
 * Deletes the items of at most 99 keys; retried if one is deleted by another request.
 */
const removeTogether = (userId: string, keys: { userId: string; id: string }[]): Promise<undefined> =>
  retryOnConflict(async () => {
    const items = await batchGet((some) => ClothingItemEntity.get(some).go({ consistent: true }), keys);
    if (items.length === 0) return;
    for (const { id, timesWorn } of items) if (timesWorn > 0) await deleteWears(userId, id);
    await deleteImages(items.map(({ imageUrl }) => imageUrl));
    const refusals = await remove(
      userId,
      items.map(({ id }) => id),
    );
    return refusals.length ? conflict : undefined;
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
