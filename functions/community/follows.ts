import { batchGet } from '../platform/batch-get.ts';
import { FollowCountEntity, FollowEntity } from '../table/follow.ts';

/** How many people follow somebody, and how many they follow. */
export async function followCountsOf(userId: string) {
  const { data } = await FollowCountEntity.get({ userId }).go({ consistent: true });
  return { followers: data?.followers ?? 0, following: data?.following ?? 0 };
}

/** Those of some people whom the user follows. */
export async function followedAmong(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await batchGet(
    (keys) => FollowEntity.get(keys).go({ consistent: true }),
    ids.map((followingId) => ({ followerId: userId, followingId })),
  );
  return new Set(rows.map(({ followingId }) => followingId));
}
