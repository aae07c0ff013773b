import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * The number of items in a wardrobe. It changes only in the transaction that stores or deletes items, on the
 * condition that it stays within the limit, which holds under concurrent requests.
 */
export const WardrobeCountEntity = defineEntity('wardrobe-count', {
  attributes: {
    userId: { type: 'string', required: true },
    items: { type: 'number', required: true },
  },
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
});
