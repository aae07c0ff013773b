import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/**
 * An outfit of somebody whom a person follows, in the partition of that person: a projection, made when the outfit
 * becomes public and when the follow begins (fan-out on write), so that their feed is one query however many people they
 * follow. It names the outfit and nothing else: what is hidden, deleted or of somebody who is not followed any more is
 * left out when the feed is read, where its card or the follow is missing. It expires after sixty days.
 *
 * | access                    | how                                                             | units               |
 * |---------------------------|-----------------------------------------------------------------|---------------------|
 * | a page of the feed        | one query backwards, batch gets of cards, likes and follows     | 0.5 read per row    |
 * | an outfit becomes public  | one query of the followers, one batch write for each 25         | 1 write a follower  |
 * | a follow begins           | one query of the author's outfits, one batch write              | 1 write an outfit   |
 * | a follow ends             | one query of the partition, batch writes                        | 1 write an outfit   |
 *
 * A row takes 0.3 kB. The worker has a minute, enough for a hundred thousand followers.
 */
export const FollowedOutfitEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'followed-outfit', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      outfitId: { type: 'string', required: true },
      authorId: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true, field: tableKeys.expiry },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy('outfitId') } },
  },
  table,
);
