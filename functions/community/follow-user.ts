import { AppError } from '#shared/errors';
import { FollowEntity } from '../table/follow.ts';
import { ProfileEntity } from '../table/profile.ts';

/**
 * Follows another user; idempotent, and a repeated call keeps the date of the first. Throws `follow.self`, or
 * `not_found` for a user without a profile.
 */
export async function followUser(followerId: string, followingId: string) {
  if (followingId === followerId) throw new AppError('follow.self');
  const { data: person } = await ProfileEntity.get({ userId: followingId }).go();
  if (!person) throw new AppError('not_found');
  const { data } = await FollowEntity.upsert({ followerId, followingId })
    .ifNotExists({ createdAt: new Date().toISOString() })
    .go({ response: 'all_new' });
  return data;
}
