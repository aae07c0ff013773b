import type { EntityItem } from 'electrodb';
import { defineEntity, defineNumbers, keyOf, required } from '../../platform/table.ts';
import { onlyIf, retryOnConflict, stillHas, tryToCommit, type Writers } from '../../platform/transactions.ts';

/**
 * One person follows another. The key holds both ids, so there is at most one row for each pair. A follow also has a
 * row in the partition of the followed person (`FollowerEntity`) and counts for both people (`FollowCountEntity`). One
 * transaction writes all four rows, so that they always agree.
 *
 * The row of the followed person takes one write unit more than an entry of an index. It is needed for consistent
 * reads: a published outfit must reach all current followers of its author, and an index may not list the latest ones
 * yet.
 */
export const FollowEntity = defineEntity('follow', {
  attributes: required('string', 'followerId', 'followingId', 'createdAt'),
  indexes: { byFollower: keyOf('followerId', 'followingId') },
});
export type FollowRow = EntityItem<typeof FollowEntity>;

/**
 * A follower of a person, in that person's partition, ordered by the time of the follow. One backwards query lists the
 * latest first (0.5 read units per 4 kB, which is 40 followers).
 */
export const FollowerEntity = defineEntity('follower', {
  attributes: required('string', 'followingId', 'createdAt', 'followerId'),
  indexes: { byFollowed: keyOf('followingId', 'createdAt', 'followerId') },
});

/** The numbers of a person's followers and followed people. Takes one get (0.5 read units) instead of two queries. */
export const FollowCountEntity = defineNumbers('follow-count', 'followers', 'following');

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
    onlyIf(entities.follow.remove({ followerId, followingId }), stillHas({ createdAt })),
  ),
  ...rows.map((row) => entities.follower.delete(row).commit()),
  ...counted(entities, rows, -1),
];

/** Ends a follow and lowers both people's counts, in one transaction. Does nothing if it has already ended. */
export const endFollow = (followerId: string, followingId: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const row = await FollowEntity.read({ followerId, followingId });
    if (!row) return undefined;
    return tryToCommit(followEntities, (entities) => endFollows(entities, [row]));
  });

/** Updates the follow counts, one operation a person: a transaction may write a row only once. */
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
