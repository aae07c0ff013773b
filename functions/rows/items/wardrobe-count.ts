import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * The number of items in a wardrobe. It changes only in the transaction that stores or deletes items, on the
 * condition that it stays within the limit, which holds under concurrent requests.
 *
 * | access             | how                            | units   |
 * |--------------------|--------------------------------|---------|
 * | before an item     | one consistent get             | 1 read  |
 * | create, remove     | in the transaction of the item | 2 write |
 */
export const WardrobeCountEntity = defineEntity('wardrobe-count', {
  attributes: {
    userId: { type: 'string', required: true },
    items: { type: 'number', required: true },
  },
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
});
