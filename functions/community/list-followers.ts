import { readAfter } from '../platform/cursor-paging.ts';
import { FollowerEntity } from '../rows/community/follow.ts';
import { followedAmong } from './follows.ts';
import { peopleById } from './people-by-id.ts';

type Query = { limit: number; cursor?: string | undefined };

/**
 * A page of the people who follow the user, the latest first. The cursor consists of the time and the id of the last
 * one.
 */
export async function listFollowers(userId: string, { limit, cursor }: Query) {
  const [createdAt = '', followerId = ''] = cursor?.split('_') ?? [];
  const { data, cursor: more } = await readAfter(
    cursor && FollowerEntity.get({ followingId: userId, createdAt, followerId }),
    FollowerEntity.query.byFollowed({ followingId: userId }),
    { order: 'desc', limit, consistent: true },
  );
  const ids = data.map((follower) => follower.followerId);
  const [people, followed] = await Promise.all([peopleById(ids), followedAmong(userId, ids)]);
  const last = data.at(-1);
  return {
    items: data.flatMap((follower) => {
      const person = people.get(follower.followerId);
      return person ? { ...follower, person, isFollowed: followed.has(person.userId) } : [];
    }),
    cursor: more && last ? `${last.createdAt}_${last.followerId}` : null,
  };
}
