import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { hiddenFrom, requireShown } from '../domain/hidden.ts';
import { commit, refused } from '../platform/transactions.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { readStanding, standingKey } from './read-standing.ts';

const rows = new Service({ like: OutfitLikeEntity, standing: OutfitStandingEntity });

/**
 * Likes another user's public outfit and counts the like, in one transaction; idempotent. Throws
 * `request.invalid` for the user's own outfit, and `not_found` for one that is hidden or not public.
 */
export async function likeOutfit(userId: string, outfitId: string) {
  const [hidden, before] = await Promise.all([hiddenFrom(userId), readStanding(outfitId)]);
  if (before) requireShown(hidden, outfitId, before.userId);
  const [like, standing] = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.like.create({ userId, outfitId, createdAt: new Date().toISOString() }).commit(),
        entities.standing
          .patch(standingKey(outfitId))
          .add({ likesCount: 1 })
          .where((row, { eq, ne }) => `${eq(row.isPublic, true)} AND ${ne(row.userId, userId)}`)
          .commit(),
      ])
      .go(),
  );
  const current = await readStanding(outfitId);
  if (!current?.isPublic) throw new AppError('not_found');
  if (like !== refused && standing === refused && current.userId === userId)
    throw new AppError('request.invalid', { message: 'This outfit is your own' });
  return { outfitId, isLiked: true, likesCount: current.likesCount };
}
