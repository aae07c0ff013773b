import { retryOnConflict, tryToCommit } from '../../platform/transactions.ts';
import { OutfitEntity } from './outfit.ts';
import { dropOutfit, outfitEntities } from './outfit-rows.ts';

/**
 * Deletes one of the user's outfits with its rows. A projection then deletes its pictures and comments. If another
 * request replaces an item of the outfit at the same time, the outfit is read again and the deletion is retried.
 * Idempotent: does nothing if the user has no such outfit.
 */
export const removeOutfit = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.read({ userId, id });
    if (!outfit) return;
    return tryToCommit(outfitEntities, (entities) => dropOutfit(entities, outfit));
  });
