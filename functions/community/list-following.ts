import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { FollowEntity } from '../table/follow.ts';

/** A page of the users that the user follows, in the order of their ids. */
export async function listFollowing(followerId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && FollowEntity.get({ followerId, followingId: cursor }),
    FollowEntity.query.byFollower({ followerId }),
    { limit },
  );
  return { items: data, cursor: more ? (data.at(-1)?.followingId ?? null) : null };
}
