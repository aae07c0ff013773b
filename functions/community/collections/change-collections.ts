import type { Collection, SavedCollection } from '#shared/contract/collections';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { isWritten, notFoundWhenRefused } from '../../platform/conditions.ts';
import { commit, conflict, onlyIf, refused, retryOnConflict } from '../../platform/transactions.ts';
import { CollectionCountEntity, CollectionEntity } from '../../rows/community/collection.ts';
import { requireVisible } from '../require-visible.ts';
import { readCollection, seenAmong } from './list-collections.ts';

const rows = { collection: CollectionEntity, count: CollectionCountEntity };
const most: { count: number; outfits: number } = limits.collections;
/** More than two are needed only if one person changes a collection several times at the same moment. */
const attempts = 10;

/** Creates a collection with this id, or renames it. Throws `collections.full`, and `not_found` for its outfit. */
export async function saveCollection(
  userId: string,
  id: string,
  { name, outfitId }: SavedCollection,
): Promise<Collection> {
  if (outfitId) await requireVisible(userId, outfitId);
  const [outfitIds, createdAt] = [outfitId ? [outfitId] : [], new Date().toISOString()];
  const [own, count] = await commit(rows, (entities) => [
    entities.collection.create({ userId, id, name, outfitIds, createdAt }).commit(),
    onlyIf(
      entities.count.upsert({ userId }).add({ collections: 1 }),
      ({ collections }, { notExists, lt }) => `${notExists(collections)} OR ${lt(collections, most.count)}`,
    ),
  ]);
  if (own === refused) await notFoundWhenRefused(CollectionEntity.patch({ userId, id }).set({ name }).go());
  else if (count === refused) throw new AppError('collections.full');
  return readCollection(userId, id);
}

/** Deletes a collection; its outfits stay. Does nothing if it does not exist. */
export async function removeCollection(userId: string, id: string): Promise<undefined> {
  await commit(rows, ({ collection, count }) => [
    collection.remove({ userId, id }).commit(),
    count.upsert({ userId }).add({ collections: -1 }).commit(),
  ]);
}

/**
 * Adds an outfit at the end of a collection, once. In a full one, it takes the place of the oldest that the user may
 * not see any more. Throws `collection.full`, and `not_found` for a collection or an outfit that is not there.
 */
export async function addToCollection(userId: string, id: string, outfitId: string): Promise<undefined> {
  await requireVisible(userId, outfitId);
  return retryOnConflict(async () => {
    const isAdded = await isWritten(
      CollectionEntity.patch({ userId, id })
        .append({ outfitIds: [outfitId] })
        .where(
          ({ outfitIds }, { notContains, size, escape: value }) =>
            `${notContains(outfitIds, outfitId)} AND ${size(outfitIds)} < ${value(most.outfits)}`,
        )
        .go(),
    );
    if (isAdded) return;
    const { outfitIds } = await readCollection(userId, id);
    if (outfitIds.includes(outfitId)) return;
    if (outfitIds.length < most.outfits) return conflict;
    const { own, cards } = await seenAmong(userId, outfitIds);
    const seen = new Set([...own, ...cards].map((each) => each.id));
    const gone = outfitIds.find((each) => !seen.has(each));
    if (!gone) throw new AppError('collection.full');
    await takeOut(userId, id, gone, outfitIds);
    return conflict;
  }, attempts);
}

/** Takes an outfit out of a collection. Does nothing if it is not in it. Throws `not_found` for the collection. */
export const takeFromCollection = (userId: string, id: string, outfitId: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const { outfitIds } = await readCollection(userId, id);
    if (!outfitIds.includes(outfitId)) return;
    return (await takeOut(userId, id, outfitId, outfitIds)) ? undefined : conflict;
  }, attempts);

/** Takes an outfit out of a collection as it was read. Returns false if its place has changed meanwhile. */
function takeOut(userId: string, id: string, outfitId: string, read: readonly string[]): Promise<boolean> {
  const at = read.indexOf(outfitId);
  return isWritten(
    CollectionEntity.patch({ userId, id })
      .data(({ outfitIds }, { remove }) => remove(outfitIds[at] as never))
      .where(({ outfitIds }, { eq }) => eq(outfitIds[at] ?? '', outfitId))
      .go(),
  );
}
