import { endFollows, followRows } from '../domain/follow-rows.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { FollowEntity } from '../table/follow.ts';

/** Ends following a user and counts that, in one transaction; does nothing if the user is not followed. */
export const unfollowUser = (followerId: string, followingId: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const { data: row } = await FollowEntity.get({ followerId, followingId }).go({ consistent: true });
    if (!row) return undefined;
    const refusals = await commit(() =>
      followRows.transaction.write((entities) => endFollows(entities, [row])).go(),
    );
    return refusals.length ? conflict : undefined;
  });
