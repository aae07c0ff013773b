import { endFollows, followRows } from '../../domain/follow-rows.ts';
import { commit, conflict, retryOnConflict } from '../../platform/transactions.ts';
import { FollowEntity, FollowerEntity } from '../../table/follow.ts';

/** Ends that the person follows others and that others follow them, with all counts. */
export async function removeFollows(userId: string): Promise<void> {
  const [{ data: following }, { data: followers }] = await Promise.all([
    FollowEntity.query.byFollower({ followerId: userId }).go({ pages: 'all', consistent: true }),
    FollowerEntity.query.byFollowed({ followingId: userId }).go({ pages: 'all', consistent: true }),
  ]);
  for (const { followerId, followingId } of [...following, ...followers])
    await retryOnConflict(async () => {
      const { data: row } = await FollowEntity.get({ followerId, followingId }).go({ consistent: true });
      if (!row) return undefined;
      const refusals = await commit(() =>
        followRows.transaction.write((entities) => endFollows(entities, [row])).go(),
      );
      return refusals.length ? conflict : undefined;
    });
}
