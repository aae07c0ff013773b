import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { dropOutfit, outfitRows } from './outfit-rows.ts';

/**
 * Deletes one of the user's outfits with its rows; its pictures and comments are deleted as a projection. If another
 * request replaces an item of it at the same time, the outfit is read again and the deletion retried. Does nothing if
 * there is no such outfit of the user's, so that it can be repeated.
 */
export const removeOutfit = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const { data: outfit } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
    if (!outfit) return;
    const refusals = await commit(() =>
      outfitRows.transaction.write((entities) => dropOutfit(entities, outfit)).go(),
    );
    return refusals.length ? conflict : undefined;
  });
