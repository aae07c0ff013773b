import { FollowEntity } from '../table/follow.ts';

/** Ends following a user; does nothing if the user is not followed. */
export async function unfollowUser(followerId: string, followingId: string): Promise<undefined> {
  await FollowEntity.delete({ followerId, followingId }).go();
}
