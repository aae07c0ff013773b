import { getMany } from '../platform/batch-get.ts';
import { FollowCountEntity, FollowEntity } from '../rows/community/follow.ts';

/** The number of a user's followers, and the number of people the user follows. */
export async function followCountsOf(userId: string) {
  const { data } = await FollowCountEntity.get({ userId }).go({ consistent: true });
  return { followers: data?.followers ?? 0, following: data?.following ?? 0 };
}

/** The ids, out of those given, of the people whom the user follows. */
export async function followedAmong(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await getMany(FollowEntity, ids, (followingId) => ({ followerId: userId, followingId }), {
    consistent: true,
  });
  return new Set(rows.map(({ followingId }) => followingId));
}
