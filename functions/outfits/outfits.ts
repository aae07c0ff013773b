import type { Outfit } from '#shared/contract/outfits';
import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { dropOutfit, outfitRows } from '../domain/outfit-rows.ts';
import { hide, publicationOf, publish } from '../domain/publication.ts';
import { batchGet } from '../platform/batch-get.ts';
import { readPage } from '../platform/cursor-paging.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitPieceEntity } from '../table/outfit-piece.ts';
import { deletePictures } from './delete-pictures.ts';

const mostWithOnePiece = 50;

/** The user's own outfits, newest first. */
export const listOutfits = (userId: string, query: PageQuery) => readPage(OutfitEntity, userId, query);

export async function listOutfitsWith(userId: string, itemId: string): Promise<Outfit[]> {
  const { data: pieces } = await OutfitPieceEntity.query
    .byItem({ userId, itemId })
    .go({ order: 'desc', limit: mostWithOnePiece });
  const outfits = await batchGet(
    (keys) => OutfitEntity.get(keys).go(),
    pieces.map(({ outfitId: id }) => ({ userId, id })),
  );
  // Ids grow with time, and a batch comes back in no order.
  return outfits.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/** Read consistently, since it is read in the moment after it is changed. */
export async function getOutfit(userId: string, id: string): Promise<Outfit> {
  const { data } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** Shows an outfit to everybody or to nobody else, from the moment it is written. */
export async function setVisibility(userId: string, id: string, isPublic: boolean): Promise<Outfit> {
  const outfit = await getOutfit(userId, id);
  const changes = { isPublic, updatedAt: new Date().toISOString() };
  const publication = await publicationOf({ ...outfit, ...changes });
  const refusals = await commit(() =>
    outfitRows.transaction
      .write((entities) => [
        entities.outfit.patch({ userId, id }).set(changes).commit(),
        ...(publication ? publish(entities, publication) : hide(entities, { userId, id })),
      ])
      .go(),
  );
  if (refusals.length) throw new AppError('not_found');
  return { ...outfit, ...changes };
}

/** Removes an outfit and its picture; one whose pieces are changed meanwhile is read and removed once more. */
export const removeOutfit = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(
    async () => {
      const found = await getOutfit(userId, id);
      await deletePictures(found);
      const refusals = await commit(() =>
        outfitRows.transaction.write((entities) => dropOutfit(entities, found)).go(),
      );
      return refusals.length ? conflict : undefined;
    },
    () => new AppError('not_found'),
  );
