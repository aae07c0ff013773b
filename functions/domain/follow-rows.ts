import { Service } from 'electrodb';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { FollowCountEntity, FollowEntity, FollowerEntity, type FollowRow } from '../table/follow.ts';

/** The entities that a follow is stored in. The functions below also take a service with more entities. */
export const followEntities = {
  follow: FollowEntity,
  follower: FollowerEntity,
  followCount: FollowCountEntity,
};
/** The service for transactions that write only these entities. */
const followRows = new Service(followEntities);
type Entities = Parameters<Parameters<typeof followRows.transaction.write>[0]>[0];

/** The operations of a transaction that store a follow. The first is refused where there is one already. */
export const storeFollow = (entities: Entities, row: FollowRow) => [
  entities.follow.create(row).commit(),
  entities.follower.put(row).commit(),
  ...counted(entities, [row], 1),
];

/** The operations of a transaction that end follows, on the condition that they are still there. */
export const endFollows = (entities: Entities, rows: readonly FollowRow[]) => [
  ...rows.map(({ followerId, followingId, createdAt }) =>
    entities.follow
      .remove({ followerId, followingId })
      .where((row, { eq }) => eq(row.createdAt, createdAt))
      .commit(),
  ),
  ...rows.map((row) => entities.follower.delete(row).commit()),
  ...counted(entities, rows, -1),
];

/** Ends that one person follows another and counts that, in one transaction; does nothing where it has ended. */
export const endFollow = (followerId: string, followingId: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const { data: row } = await FollowEntity.get({ followerId, followingId }).go({ consistent: true });
    if (!row) return undefined;
    const refusals = await commit(() =>
      followRows.transaction.write((entities) => endFollows(entities, [row])).go(),
    );
    return refusals.length ? conflict : undefined;
  });

/** Counts follows for both people, each in one operation: a transaction may write a row once. */
function counted({ followCount }: Entities, rows: readonly FollowRow[], one: 1 | -1) {
  const people = new Set(rows.flatMap(({ followerId, followingId }) => [followerId, followingId]));
  const times = (is: (row: FollowRow) => boolean) => one * rows.filter(is).length;
  return [...people].map((userId) =>
    followCount
      .upsert({ userId })
      .add({
        followers: times(({ followingId }) => followingId === userId),
        following: times(({ followerId }) => followerId === userId),
      })
      .commit(),
  );
}
