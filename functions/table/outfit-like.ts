import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * A person's like of an outfit; the key holds both, so that there is at most one. Likes are ordered by the
 * outfit's id, so that the likes of a page of the feed are one range query.
 *
 * | access                  | how                                                        | units             |
 * |-------------------------|------------------------------------------------------------|-------------------|
 * | like, take a like back  | one transaction: this and the standing, then one get of it | 1 read, 4 write   |
 * | own likes in a page     | one query, a range                                         | 0.5 read per 4 kB |
 * | own likes of n outfits  | one batch get                                              | 0.5 read each     |
 * | the list of own likes   | one query backwards                                        | 0.5 read per 4 kB |
 */
export const OutfitLikeEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'outfit-like', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      outfitId: { type: 'string', required: true },
      createdAt: { type: 'string', required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy('outfitId') } },
  },
  table,
);
