import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * How many pieces a wardrobe holds. It changes only in the transaction that puts or deletes an item,
 * on the condition that it stays within the limit: that makes the limit hold under parallel calls.
 */
export const WardrobeCountEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'wardrobe-count', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      items: { type: 'number', required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
  },
  table,
);
