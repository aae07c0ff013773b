import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { readAfter } from '../platform/cursor-paging.ts';
import { FollowEntity } from '../table/follow.ts';
import { ProfileEntity } from '../table/profile.ts';

/** Follows somebody who is there, once. */
export async function followUser(followerId: string, followingId: string) {
  if (followingId === followerId) throw new AppError('follow.self');
  const { data: person } = await ProfileEntity.get({ userId: followingId }).go();
  if (!person) throw new AppError('not_found');
  const { data } = await FollowEntity.upsert({ followerId, followingId })
    .ifNotExists({ createdAt: new Date().toISOString() })
    .go({ response: 'all_new' });
  return data;
}

/** Unfollows; somebody who was not followed is no failure. */
export async function unfollowUser(followerId: string, followingId: string): Promise<undefined> {
  await FollowEntity.delete({ followerId, followingId }).go();
}

/** Whom the user follows, in the order of their ids. */
export async function listFollowing(followerId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && FollowEntity.get({ followerId, followingId: cursor }),
    FollowEntity.query.byFollower({ followerId }),
    { limit },
  );
  return { items: data, cursor: more ? (data.at(-1)?.followingId ?? null) : null };
}
