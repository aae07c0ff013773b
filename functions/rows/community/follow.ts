import type { EntityItem } from 'electrodb';
import { defineEntity, defineNumbers, partitionBy, required, sortBy } from '../../platform/table.ts';

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
  indexes: { byFollower: { pk: partitionBy('followerId'), sk: sortBy('followingId') } },
});
export type FollowRow = EntityItem<typeof FollowEntity>;

/**
 * A follower of a person, in that person's partition, ordered by the time of the follow. One backwards query lists the
 * latest first (0.5 read units per 4 kB, which is 40 followers).
 */
export const FollowerEntity = defineEntity('follower', {
  attributes: required('string', 'followingId', 'createdAt', 'followerId'),
  indexes: { byFollowed: { pk: partitionBy('followingId'), sk: sortBy('createdAt', 'followerId') } },
});

/** The numbers of a person's followers and followed people. Takes one get (0.5 read units) instead of two queries. */
export const FollowCountEntity = defineNumbers('follow-count', 'followers', 'following');
