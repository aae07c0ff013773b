import type { Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { outfitRows } from '../domain/outfit-rows.ts';
import { hide, publicationOf, publish } from '../domain/publication.ts';
import { commit } from '../platform/transactions.ts';
import { getOutfit } from './get-outfit.ts';

/**
 * Makes one of the user's outfits public or private. The outfit and its card in the community change in one
 * transaction. Throws `not_found`.
 */
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
