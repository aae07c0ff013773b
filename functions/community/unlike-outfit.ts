import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { commit, refused } from '../platform/transactions.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { readStanding, standingKey } from './read-standing.ts';

const rows = new Service({ like: OutfitLikeEntity, standing: OutfitStandingEntity });

/**
 * Removes the user's like of an outfit, also of one that is no longer public, whose likes are not told; idempotent.
 * Throws `not_found` for an outfit that is neither liked nor public.
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
  const current = await readStanding(outfitId);
  if (like === refused && !current?.isPublic) throw new AppError('not_found');
  return { outfitId, isLiked: false, likesCount: current?.isPublic ? current.likesCount : 0 };
}
