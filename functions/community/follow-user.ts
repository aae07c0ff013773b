import type { Spend } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { FollowEntity, followEntities, storeFollow } from '../rows/community/follow.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenEntities, unlessBlocked } from '../rows/safety/hidden.ts';

const rows = { ...followEntities, ...hiddenEntities };

/**
 * Follows another user and raises the follow counts of both users, in one transaction. Idempotent: a repeated call
 * keeps the date of the first one and does not count against the daily limit. Throws `follow.self` for oneself. Throws
 * `not_found` if the user has no profile, or if one of the two blocks the other.
 */
export async function followUser(followerId: string, followingId: string, spend: Spend) {
  if (followingId === followerId) throw new AppError('follow.self');
  const [{ data: person }, existing] = await Promise.all([
    ProfileEntity.get({ userId: followingId }).go(),
    FollowEntity.read({ followerId, followingId }),
  ]);
  if (!person || person.isWithheld) throw new AppError('not_found');
  if (existing) return existing;
  await spend();
  return retryOnConflict(async () => {
    const row = { followerId, followingId, createdAt: new Date().toISOString() };
    const refusals = await commit(rows, (entities) => [
      ...storeFollow(entities, row),
      ...unlessBlocked(entities, followerId, followingId),
    ]);
    if (refusals.length === 0) return row;
    if (refusals[0] !== refused) throw new AppError('not_found');
    const other = await FollowEntity.read({ followerId, followingId });
    return other ?? conflict;
  });
}
