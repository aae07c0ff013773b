import { batchGet } from '../platform/batch-get.ts';
import { FollowCountEntity, FollowEntity } from '../rows/community/follow.ts';

/** The number of a user's followers, and the number of people the user follows. */
export async function followCountsOf(userId: string) {
  const { data } = await FollowCountEntity.get({ userId }).go({ consistent: true });
  return { followers: data?.followers ?? 0, following: data?.following ?? 0 };
}

/** The ids, out of those given, of the people whom the user follows. */
export async function followedAmong(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await batchGet(
    (keys) => FollowEntity.get(keys).go({ consistent: true }),
    ids.map((followingId) => ({ followerId: userId, followingId })),
  );
  return new Set(rows.map(({ followingId }) => followingId));
}
