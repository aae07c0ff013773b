import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { hiddenFrom, isShown } from '../domain/hidden.ts';
import { commit, refused } from '../platform/transactions.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { readStanding, standingKey } from './read-standing.ts';

const rows = new Service({ like: OutfitLikeEntity, standing: OutfitStandingEntity });

/**
 * Removes the user's like of an outfit, also of one that is hidden or no longer public, whose likes are not told; idempotent.
 * Throws `not_found` for an outfit that is neither liked nor shown.
 */
export async function unlikeOutfit(userId: string, outfitId: string) {
  const [like, standing] = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.like.remove({ userId, outfitId }).commit(),
        entities.standing
          .patch(standingKey(outfitId))
          .subtract({ likesCount: 1 })
          .where(({ likesCount }, { gt }) => gt(likesCount, 0))
          .commit(),
      ])
      .go(),
  );
  // A deleted outfit has no count to subtract from: only the like is deleted.
  if (like !== refused && standing === refused) await OutfitLikeEntity.delete({ userId, outfitId }).go();
  const [current, hidden] = await Promise.all([readStanding(outfitId), hiddenFrom(userId)]);
  const shown = current?.isPublic && isShown(hidden, current) ? current : null;
  if (like === refused && !shown) throw new AppError('not_found');
  return { outfitId, isLiked: false, likesCount: shown?.likesCount ?? 0 };
}
