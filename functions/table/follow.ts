import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * That a person follows another one, once. To follow and to unfollow are a write each, and all whom a person
 * follows are one query.
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
