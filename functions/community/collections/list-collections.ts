import type { Collected, Collection } from '#shared/contract/collections';
import { getMany } from '../../platform/batch-get.ts';
import { CollectionEntity, type CollectionRow } from '../../rows/community/collection.ts';
import { withLikes } from '../../rows/community/likes-received.ts';
import { OutfitEntity } from '../../rows/outfits/outfit.ts';
import { hiddenFrom, isShown } from '../../rows/safety/hidden.ts';
import { cardsById } from '../cards-by-id.ts';
import { cardsFor } from '../to-cards.ts';

/** The ids of outfits begin with their time. */
const toCollection = ({ userId: _, outfitIds = [], ...collection }: CollectionRow): Collection => ({
  ...collection,
  outfitIds: outfitIds.toSorted().toReversed(),
});

/** All of the user's collections, the oldest first, with one query. */
export async function listCollections(userId: string): Promise<Collection[]> {
  const { data } = await CollectionEntity.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  return data.map(toCollection);
}

/** One of the user's collections. Throws `not_found`. */
export const readCollection = async (userId: string, id: string): Promise<Collection> =>
  toCollection(await CollectionEntity.require({ userId, id }));

/** Those of the outfits that the user may see now: own ones, and others' public ones that are not hidden. */
export async function seenAmong(userId: string, ids: readonly string[]) {
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
