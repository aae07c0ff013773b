import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { FollowEntity } from '../rows/community/follow.ts';
import { peopleById } from './people-by-id.ts';

/** A page of the people whom the user follows, in the order of their ids. */
export async function listFollowing(followerId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && FollowEntity.get({ followerId, followingId: cursor }),
    FollowEntity.query.byFollower({ followerId }),
    { limit, consistent: true },
  );
  const people = await peopleById(data.map(({ followingId }) => followingId));
  return {
    items: data.flatMap((follow) => {
      const person = people.get(follow.followingId);
      return person ? { ...follow, person, isFollowed: true } : [];
    }),
    cursor: more ? (data.at(-1)?.followingId ?? null) : null,
  };
}
