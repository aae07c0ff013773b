import { dropOutfit, outfitRows } from '../domain/outfit-rows.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { deletePictures } from './delete-pictures.ts';
import { getOutfit } from './get-outfit.ts';

/**
 * Deletes one of the user's outfits with its rows and pictures. If another request replaces an item of it at
 * the same time, the outfit is read again and the deletion retried. Throws `not_found`.
 */
export const removeOutfit = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const outfit = await getOutfit(userId, id);
    await deletePictures(outfit);
    const refusals = await commit(() =>
      outfitRows.transaction.write((entities) => dropOutfit(entities, outfit)).go(),
    );
    return refusals.length ? conflict : undefined;
  });
