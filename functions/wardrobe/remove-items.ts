import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { readAll } from '../platform/batches.ts';
import { deleteImages } from '../platform/media.ts';
import { commit } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WardrobeCountEntity } from '../table/wardrobe-count.ts';
import { WearEntity } from '../table/wear.ts';

const rows = new Service({ item: ClothingItemEntity, count: WardrobeCountEntity });
/** A transaction takes a hundred operations, one of which is the count. */
const mostAtOnce = 99;
const attempts = 3;

/**
 * Removes the pieces that are there, and their images first, so that a failure half way can be tried again.
 * A piece that somebody else removes meanwhile is left out at the next attempt.
 */
export async function removeItems(userId: string, ids: readonly string[]): Promise<undefined> {
  let removed = false;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const items = await readAll(
      (keys) => ClothingItemEntity.get(keys).go({ consistent: true }),
      [...new Set(ids)].map((id) => ({ userId, id })),
    );
    if (items.length === 0) break;
    const some = items.slice(0, mostAtOnce);
    await deleteImages(some.map(({ imageUrl }) => imageUrl));
    const refusals = await remove(
      userId,
      some.map(({ id }) => id),
    );
    if (refusals.length) continue;
    removed = true;
    for (const { id, timesWorn } of some) if (timesWorn > 0) await forgetWears(userId, id);
  }
  if (!removed) throw new AppError('not_found');
}

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
