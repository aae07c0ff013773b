import { commit, conflict, onlyIf, retryOnConflict, type Writers } from '../../platform/transactions.ts';
import { FollowCountEntity, FollowEntity, FollowerEntity, type FollowRow } from './follow.ts';

/** The entities in which a follow is stored. The functions below also accept more entities. */
export const followEntities = {
  follow: FollowEntity,
  follower: FollowerEntity,
  followCount: FollowCountEntity,
};
type Entities = Writers<typeof followEntities>;

/** The operations of a transaction that store a follow. The first one is refused if the follow already exists. */
export const storeFollow = (entities: Entities, row: FollowRow) => [
  entities.follow.create(row).commit(),
  entities.follower.put(row).commit(),
  ...counted(entities, [row], 1),
];

/** The operations that end follows. Refused if one of them has ended or was created anew since it was read. */
export const endFollows = (entities: Entities, rows: readonly FollowRow[]) => [
  ...rows.map(({ followerId, followingId, createdAt }) =>
    onlyIf(entities.follow.remove({ followerId, followingId }), (row, { eq }) =>
      eq(row.createdAt, createdAt),
    ),
  ),
  ...rows.map((row) => entities.follower.delete(row).commit()),
  ...counted(entities, rows, -1),
];

/**
 * Ends a follow and lowers the counts of both people, in one transaction. Does nothing if the follow has already ended.
 */
export const endFollow = (followerId: string, followingId: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const row = await FollowEntity.read({ followerId, followingId });
    if (!row) return undefined;
    const refusals = await commit(followEntities, (entities) => endFollows(entities, [row]));
    return refusals.length ? conflict : undefined;
  });

/**
 * The operations that update the follow counts of all people involved. There is one operation per person, because a
 * transaction may write a row only once.
 */
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
