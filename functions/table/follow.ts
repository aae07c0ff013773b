import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * A person follows another one; the key holds both, so that there is at most one row. Following and unfollowing
 * cost one write each, the list of followed people one query.
 */
export const FollowEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'follow', version: '1' },
    attributes: {
      followerId: { type: 'string', required: true },
      followingId: { type: 'string', required: true },
      createdAt: { type: 'string', required: true },
    },
    indexes: { byFollower: { pk: partitionBy('followerId'), sk: sortBy('followingId') } },
  },
  table,
);
