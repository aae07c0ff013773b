import { defineNumbers } from '../../platform/table.ts';

/**
 * The number of items in a wardrobe. It changes only in the transaction that stores or deletes items, on the
 * condition that it stays within the limit, which holds under concurrent requests.
 */
export const WardrobeCountEntity = defineNumbers('wardrobe-count', 'items');
