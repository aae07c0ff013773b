import type { ClothingChanges, ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { batchGet } from '../platform/batch-get.ts';
import { nullWhenRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { retryOnConflict, tryToCommit } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { WardrobeCountEntity } from '../rows/items/wardrobe-count.ts';

/** Makes the same changes to several of the user's items. Throws `not_found` if none of them exists. */
export async function updateItems(
  userId: string,
  ids: readonly string[],
  changes: ClothingChanges,
): Promise<ClothingItem[]> {
  const set = definedFields(changes);
  const updated = await Promise.all(
    [...new Set(ids)].map((id) =>
      nullWhenRefused(ClothingItemEntity.patch({ userId, id }).set(set).go({ response: 'all_new' })),
    ),
  );
  const found = updated.flatMap((written) => written?.data ?? []);
  if (found.length === 0) throw new AppError('not_found');
  return found;
}

const rows = { item: ClothingItemEntity, count: WardrobeCountEntity };
/** A transaction has at most 100 operations: these items and the count. */
const maxPerTransaction = 99;

/**
 * Deletes several of the user's items. A projection deletes their photos and the days on which they were worn. Ids that
 * do not belong to an item of the user are ignored, so a request can be repeated.
 */
export async function removeItems(userId: string, ids: readonly string[]): Promise<undefined> {
  const keys = [...new Set(ids)].map((id) => ({ userId, id }));
  for (let start = 0; start < keys.length; start += maxPerTransaction)
    await removeTogether(userId, keys.slice(start, start + maxPerTransaction));
}

/** Deletes at most 99 items in one transaction. Retried if another request deletes one of them in the meantime. */
const removeTogether = (userId: string, keys: { userId: string; id: string }[]): Promise<undefined> =>
  retryOnConflict(async () => {
    const items = await batchGet((some) => ClothingItemEntity.get(some).go({ consistent: true }), keys);
    if (items.length === 0) return;
    return tryToCommit(rows, ({ item, count }) => [
      ...items.map(({ id }) => item.remove({ userId, id }).commit()),
      count.patch({ userId }).add({ items: -items.length }).commit(),
    ]);
  });
