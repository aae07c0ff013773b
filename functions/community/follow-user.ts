import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { hiddenEntities, unlessBlocked } from '../domain/hidden.ts';
import { commit } from '../platform/transactions.ts';
import { FollowEntity } from '../table/follow.ts';
import { ProfileEntity } from '../table/profile.ts';

const rows = new Service({ follow: FollowEntity, ...hiddenEntities });

/**
 * Follows another user; idempotent, and a repeated call keeps the date of the first and is not counted. Throws
 * `follow.self`, or `not_found` for a user without a profile, or where one of the two blocks the other.
 */
export async function followUser(followerId: string, followingId: string, spend: () => Promise<void>) {
  if (followingId === followerId) throw new AppError('follow.self');
  const [{ data: person }, { data: existing }] = await Promise.all([
    ProfileEntity.get({ userId: followingId }).go(),
    FollowEntity.get({ followerId, followingId }).go({ consistent: true }),
  ]);
  if (!person || person.isWithheld) throw new AppError('not_found');
  if (existing) return existing;
  await spend();
  const refusals = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.follow
          .upsert({ followerId, followingId })
          .ifNotExists({ createdAt: new Date().toISOString() })
          .commit(),
        ...unlessBlocked(entities, followerId, followingId),
      ])
      .go(),
  );
  const { data } = await FollowEntity.get({ followerId, followingId }).go({ consistent: true });
  // Not there is also somebody whom a block has made unfollowed meanwhile.
  if (refusals.length || !data) throw new AppError('not_found');
  return data;
}
