import { endFollow, FollowEntity, FollowerEntity } from '../../rows/community/follow.ts';

/** Deletes the follows of the person in both directions and lowers all follow counts. */
export async function removeFollows(userId: string): Promise<void> {
  const [{ data: following }, { data: followers }] = await Promise.all([
    FollowEntity.query.byFollower({ followerId: userId }).go({ pages: 'all', consistent: true }),
    FollowerEntity.query.byFollowed({ followingId: userId }).go({ pages: 'all', consistent: true }),
  ]);
  for (const { followerId, followingId } of [...following, ...followers])
    await endFollow(followerId, followingId);
}
