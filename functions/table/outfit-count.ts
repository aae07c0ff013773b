import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * How many outfits a person has, so that nobody has to read them all to know. It changes only in the
 * transaction that stores or deletes an outfit; it is read with one get of half a unit.
 */
export const OutfitCountEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'outfit-count', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      outfits: { type: 'number', required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
  },
  table,
);
