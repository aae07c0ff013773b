import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { getMany } from '../platform/batch-get.ts';
import { readAfter } from '../platform/cursor-paging.ts';
import { FollowCountEntity, FollowEntity, FollowerEntity, type FollowRow } from '../rows/community/follow.ts';
import { peopleShownTo } from '../rows/people/people-shown-to.ts';

type Query = PageQuery & { of?: string | undefined };

/** The number of a user's followers, and the number of people the user follows. */
export async function followCountsOf(userId: string) {
  const counts = await FollowCountEntity.read({ userId });
  return { followers: counts?.followers ?? 0, following: counts?.following ?? 0 };
}

/** A page of the people who follow a user, the latest first. The cursor is the time and the id of the last one. */
export async function listFollowers(reader: string, { of: followingId = reader, limit, cursor }: Query) {
  const [createdAt = '', followerId = ''] = cursor?.split('_') ?? [];
  const { data, last } = await readAfter(
    cursor && FollowerEntity.get({ followingId, createdAt, followerId }),
    FollowerEntity.query.byFollowed({ followingId }),
    { order: 'desc', limit, consistent: true },
  );
  return {
    items: await withPeople(reader, followingId, data, 'followerId'),
    cursor: last ? `${last.createdAt}_${last.followerId}` : null,
  };
}

/** A page of the people whom a user follows, in the order of their ids. */
export async function listFollowing(reader: string, { of: followerId = reader, limit, cursor }: Query) {
  const { data, last } = await readAfter(
    cursor && FollowEntity.get({ followerId, followingId: cursor }),
    FollowEntity.query.byFollower({ followerId }),
    { limit, consistent: true },
  );
  return {
    items: await withPeople(reader, followerId, data, 'followingId'),
    cursor: last?.followingId ?? null,
  };
}

/**
 * Follows of one person, each with the person at its other end and whether the reader follows that person. Leaves out
 * people who are not shown to the reader. Throws `not_found` if the one person is not shown to the reader.
 */
async function withPeople(
  reader: string,
  of: string,
  follows: readonly FollowRow[],
  end: 'followerId' | 'followingId',
) {
  const ids = follows.map((follow) => follow[end]);
  const [shown, followed] = await Promise.all([
    peopleShownTo(reader, [...new Set([of, ...ids])]),
    followedAmong(reader, ids),
  ]);
  const people = new Map(shown.map((person) => [person.userId, person]));
  if (of !== reader && !people.has(of)) throw new AppError('not_found');
  return follows.flatMap((follow) => {
    const person = people.get(follow[end]);
    return person ? { ...follow, person, isFollowed: followed.has(person.userId) } : [];
  });
}

/** The ids, out of those given, of the people whom the user follows. */
async function followedAmong(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await getMany(FollowEntity, ids, (followingId) => ({ followerId: userId, followingId }), {
    consistent: true,
  });
  return new Set(rows.map(({ followingId }) => followingId));
}
