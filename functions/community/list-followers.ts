import { readAfter } from '../platform/cursor-paging.ts';
import { FollowerEntity } from '../rows/community/follow.ts';
import { withPeople } from './follows.ts';

type Query = { of?: string | undefined; limit: number; cursor?: string | undefined };

/**
 * A page of the people who follow a user, the latest first. The cursor consists of the time and the id of the last
 * one.
 */
export async function listFollowers(reader: string, { of: followingId = reader, limit, cursor }: Query) {
  const [createdAt = '', followerId = ''] = cursor?.split('_') ?? [];
  const { data, cursor: more } = await readAfter(
    cursor && FollowerEntity.get({ followingId, createdAt, followerId }),
    FollowerEntity.query.byFollowed({ followingId }),
    { order: 'desc', limit, consistent: true },
  );
  const last = data.at(-1);
  return {
    items: await withPeople(reader, followingId, data, 'followerId'),
    cursor: more && last ? `${last.createdAt}_${last.followerId}` : null,
  };
}
