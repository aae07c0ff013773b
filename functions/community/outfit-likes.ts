import { AppError } from '#shared/errors';
import { isWritten } from '../platform/conditions.ts';
import { keyInYear } from '../platform/id-time.ts';
import { conflict, retryOnConflict } from '../platform/transactions.ts';
import { OutfitLikeEntity, type OutfitLikeRow } from '../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';
import { hiddenFrom, isShown, requireShown } from '../rows/safety/hidden.ts';
import { isLiked, isSameLike, withOwn } from './likes-among.ts';

/** Two are usually enough. More are needed only if one person likes and unlikes at the same moment. */
const attempts = 10;

/**
 * Likes another user's public outfit. Idempotent. Only the user's own row is written, so that many people can like an
 * outfit at the same time. `functions/projections` counts the like a moment later. Throws `request.invalid` for the
 * user's own outfit, and `not_found` for an outfit that is hidden or not public.
 */
export async function likeOutfit(userId: string, outfitId: string) {
  const hidden = await hiddenFrom(userId);
  return retryOnConflict(async () => {
    const own = await OutfitLikeEntity.read({ userId, outfitId });
    const standing = await OutfitStandingEntity.read(keyInYear(outfitId));
    if (!standing?.isPublic) throw new AppError('not_found');
    requireShown(hidden, outfitId, standing.userId);
    if (standing.userId === userId)
      throw new AppError('request.invalid', { message: 'This outfit is your own' });
    // The count was read after the own like. The two fit together only if the own like has not changed in the meantime.
    const isUnchanged = isLiked(own)
      ? isSameLike(own, await OutfitLikeEntity.read({ userId, outfitId }))
      : await store(userId, outfitId, own);
    if (!isUnchanged) return conflict;
    const likesCount = isLiked(own)
      ? withOwn(standing.likesCount, own)
      : withOwn(standing.likesCount, own) + 1;
    return { outfitId, isLiked: true, likesCount };
  }, attempts);
}

/** Stores a like, or restores one taken back that is still counted. False if it has changed since it was read. */
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

/**
 * Removes the user's like of an outfit. Idempotent. This also works for an outfit that is hidden or no longer public,
 * but then its number of likes is not returned (0). A like that is already counted is only marked, and is deleted when
 * the projection has subtracted it. Throws `not_found` for an outfit that is neither liked nor visible.
 */
export async function unlikeOutfit(userId: string, outfitId: string) {
  const hidden = await hiddenFrom(userId);
  return retryOnConflict(async () => {
    const own = await OutfitLikeEntity.read({ userId, outfitId });
    const standing = await OutfitStandingEntity.read(keyInYear(outfitId));
    const shown = standing?.isPublic && isShown(hidden, standing) ? standing : null;
    if (!isLiked(own) && !shown) throw new AppError('not_found');
    const isUnchanged =
      own && isLiked(own)
        ? await takeBack(own)
        : isSameLike(own, await OutfitLikeEntity.read({ userId, outfitId }));
    if (!isUnchanged) return conflict;
    const others = withOwn(shown?.likesCount ?? 0, own) - (isLiked(own) ? 1 : 0);
    return { outfitId, isLiked: false, likesCount: shown ? Math.max(0, others) : 0 };
  }, attempts);
}

/** Marks or deletes the like. Returns false if the like has changed since it was read. */
function takeBack({ userId, outfitId, isUncounted }: OutfitLikeRow): Promise<boolean> {
  const key = { userId, outfitId };
  return isWritten(
    isUncounted
      ? OutfitLikeEntity.remove(key)
          .where((row, { exists }) => exists(row.isUncounted))
          .go()
      : OutfitLikeEntity.patch(key)
          .set({ isTakenBack: true })
          .where((row, { notExists }) => `${notExists(row.isUncounted)} AND ${notExists(row.isTakenBack)}`)
          .go(),
  );
}
