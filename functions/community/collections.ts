import type { Collected, Collection, SavedCollection } from '#shared/contract/collections';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { getMany } from '../platform/batch-get.ts';
import { isWritten, notFoundWhenRefused } from '../platform/conditions.ts';
import { readAll } from '../platform/table.ts';
import { commit, onlyIf, refused } from '../platform/transactions.ts';
import { CollectionCountEntity, CollectionEntity, type CollectionRow } from '../rows/community/collection.ts';
import { withLikes } from '../rows/community/likes-received.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { cardsById } from './cards-by-id.ts';
import { requireVisible } from './require-visible.ts';
import { cardsFor } from './to-cards.ts';

const rows = { collection: CollectionEntity, count: CollectionCountEntity };
const most: { count: number; outfits: number } = limits.collections;

/** Creates a collection with this id, or renames it. Throws `collections.full`, and `not_found` for its outfit. */
export async function saveCollection(
  userId: string,
  id: string,
  { name, outfitId }: SavedCollection,
): Promise<Collection> {
  if (outfitId) await requireVisible(userId, outfitId);
  const outfitIds = outfitId ? { outfitIds: [outfitId] } : {};
  const [own, count] = await commit(rows, (entities) => [
    entities.collection
      .create({ userId, id, name, createdAt: new Date().toISOString(), ...outfitIds })
      .commit(),
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
 * Adds an outfit to a collection, once. If the collection is full, outfits that the user may no longer see are removed
 * first. Throws `collection.full`, and `not_found` for a collection or an outfit that is not there.
 */
export async function addToCollection(userId: string, id: string, outfitId: string): Promise<undefined> {
  await requireVisible(userId, outfitId);
  const add = () =>
    isWritten(
      CollectionEntity.patch({ userId, id })
        .add({ outfitIds: [outfitId] })
        .where(
          ({ outfitIds }, { notExists, contains, size, escape: value }) =>
            `${notExists(outfitIds)} OR ${contains(outfitIds, outfitId)} OR ${size(outfitIds)} < ${value(most.outfits)}`,
        )
        .go(),
    );
  if (await add()) return;
  const { outfitIds } = await readCollection(userId, id);
  const { own, cards } = await seenAmong(userId, outfitIds);
  const seen = new Set([...own, ...cards].map((each) => each.id));
  const gone = outfitIds.filter((each) => !seen.has(each));
  if (gone.length) await CollectionEntity.patch({ userId, id }).delete({ outfitIds: gone }).go();
  if (!gone.length || !(await add())) throw new AppError('collection.full');
}

/** Takes an outfit out of a collection. Does nothing if it is not in it. Throws `not_found` for the collection. */
export async function takeFromCollection(userId: string, id: string, outfitId: string): Promise<undefined> {
  await notFoundWhenRefused(
    CollectionEntity.patch({ userId, id })
      .delete({ outfitIds: [outfitId] })
      .go(),
  );
}

/** The ids of outfits begin with their time. */
const toCollection = ({ userId: _, outfitIds = [], ...collection }: CollectionRow): Collection => ({
  ...collection,
  outfitIds: outfitIds.toSorted().toReversed(),
});

/** All of the user's collections, the oldest first, with one query. */
export const listCollections = async (userId: string): Promise<Collection[]> =>
  (await readAll(CollectionEntity.query.byUser({ userId }))).map(toCollection);

/** One of the user's collections. Throws `not_found`. */
const readCollection = async (userId: string, id: string): Promise<Collection> =>
  toCollection(await CollectionEntity.require({ userId, id }));

/** Those of the outfits that the user may see now: own ones, and others' public ones that are not hidden. */
async function seenAmong(userId: string, ids: readonly string[]) {
  const [own, cards, hidden] = await Promise.all([
    getMany(OutfitEntity, ids, (id) => ({ userId, id }), { consistent: true }),
    cardsById(ids),
    hiddenFrom(userId),
  ]);
  return { own, cards: cards.filter((card) => card.userId !== userId && isShown(hidden, card)) };
}

/** What the user may see now of a collection. Throws `not_found`. */
export async function listCollected(userId: string, id: string): Promise<Collected> {
  const { outfitIds } = await readCollection(userId, id);
  const { own, cards } = await seenAmong(userId, outfitIds);
  return { own: await withLikes(own), cards: await cardsFor(userId, cards) };
}
