import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * That a person likes an outfit: both are in the key, so that it is once. It sorts as the outfits do, so that
 * the likes among a page of the feed are one range.
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
