import { AppError } from '#shared/errors';
import { hiddenFrom, requireShown } from '../domain/hidden.ts';
import { isWritten } from '../platform/conditions.ts';
import { conflict, retryOnConflict } from '../platform/transactions.ts';
import { OutfitLikeEntity, type OutfitLikeRow } from '../table/outfit-like.ts';
import { isLiked, isSameLike, readOwnLike, withOwn } from './own-like.ts';
import { readStanding } from './read-standing.ts';

/** More than two meet only where one person says both again and again at the same moment. */
const attempts = 10;

/**
 * Likes another user's public outfit; idempotent. Only the person's own row is written, so that any number of people may
 * like one outfit at once; `functions/projections` counts it a moment later. Throws `request.invalid` for the user's own
 * outfit, and `not_found` for one that is hidden or not public.
 */
export async function likeOutfit(userId: string, outfitId: string) {
  const hidden = await hiddenFrom(userId);
  return retryOnConflict(async () => {
    const own = await readOwnLike(userId, outfitId);
    const standing = await readStanding(outfitId);
    if (!standing?.isPublic) throw new AppError('not_found');
    requireShown(hidden, outfitId, standing.userId);
    if (standing.userId === userId)
      throw new AppError('request.invalid', { message: 'This outfit is your own' });
    // The count was read after the own like, and is that without or with it as long as the own like has stayed the same.
    const isUnchanged = isLiked(own)
      ? isSameLike(own, await readOwnLike(userId, outfitId))
      : await store(userId, outfitId, own);
    if (!isUnchanged) return conflict;
    const likesCount = isLiked(own)
      ? withOwn(standing.likesCount, own)
      : withOwn(standing.likesCount, own) + 1;
    return { outfitId, isLiked: true, likesCount };
  }, attempts);
}

/** Stores a like, or gives one again that was taken back and is still counted; false where it has changed since. */
function store(userId: string, outfitId: string, own: OutfitLikeRow | null): Promise<boolean> {
  const createdAt = new Date().toISOString();
  return isWritten(
    own
      ? OutfitLikeEntity.patch({ userId, outfitId })
          .set({ createdAt })
          .remove(['isTakenBack'])
          .where(({ isTakenBack }, { exists }) => exists(isTakenBack))
          .go()
      : OutfitLikeEntity.create({ userId, outfitId, createdAt, isUncounted: true }).go(),
  );
}
