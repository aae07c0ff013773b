import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { FollowEntity } from '../rows/community/follow.ts';
import { withPeople } from './follows.ts';

type Query = PageQuery & { of?: string | undefined };

/** A page of the people whom a user follows, in the order of their ids. */
export async function listFollowing(reader: string, { of: followerId = reader, limit, cursor }: Query) {
  const { data, cursor: more } = await readAfter(
    cursor && FollowEntity.get({ followerId, followingId: cursor }),
    FollowEntity.query.byFollower({ followerId }),
    { limit, consistent: true },
  );
  return {
    items: await withPeople(reader, followerId, data, 'followingId'),
    cursor: more ? (data.at(-1)?.followingId ?? null) : null,
  };
}
