import { Service } from 'electrodb';
import type { Outfit } from '#shared/contract/outfits';
import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { OutfitEntity } from '../entities/outfit.ts';
import { OutfitPieceEntity } from '../entities/outfit-piece.ts';
import { readAll } from '../platform/batches.ts';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { readPage } from '../platform/page.ts';
import { commit } from '../platform/transactions.ts';

const rows = new Service({ outfit: OutfitEntity, piece: OutfitPieceEntity });
const mostWithOnePiece = 50;

/** The user's own outfits, newest first. */
export const listOutfits = (userId: string, query: PageQuery) => readPage(OutfitEntity, userId, query);

export async function listOutfitsWith(userId: string, itemId: string): Promise<Outfit[]> {
  const { data: pieces } = await OutfitPieceEntity.query
    .byItem({ userId, itemId })
    .go({ order: 'desc', limit: mostWithOnePiece });
  const outfits = await readAll(
    (keys) => OutfitEntity.get(keys).go(),
    pieces.map(({ outfitId: id }) => ({ userId, id })),
  );
  // Ids grow with time, and a batch comes back in no order.
  return outfits.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

export async function getOutfit(userId: string, id: string): Promise<Outfit> {
  const { data } = await OutfitEntity.get({ userId, id }).go();
  if (!data) throw new AppError('not_found');
  return data;
}

export async function setVisibility(userId: string, id: string, isPublic: boolean): Promise<Outfit> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id })
      .set({ isPublic, updatedAt: new Date().toISOString() })
      .go({ response: 'all_new' }),
  );
  return data;
}

export async function removeOutfit(userId: string, id: string): Promise<undefined> {
  const { recommendedClothes } = await getOutfit(userId, id);
  const refusals = await commit(() =>
    rows.transaction
      .write(({ outfit, piece }) => [
        outfit.remove({ userId, id }).commit(),
        ...recommendedClothes.map((itemId) => piece.delete({ userId, itemId, outfitId: id }).commit()),
      ])
      .go(),
  );
  if (refusals.length) throw new AppError('not_found');
}
