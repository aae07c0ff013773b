import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * A day on which an item was worn. The day is in the key, so that an item counts at most once a day.
 *
 * | access          | how                                                          | units                     |
 * |-----------------|--------------------------------------------------------------|---------------------------|
 * | wear            | one transaction: this, the item's count and the worn day     | 6 write                   |
 * | take back       | one query of the newest two days, one get of the worn day, one transaction as above | 2 read, 6 write |
 * | delete the item | as its projection: one query of its days, batch deletes      | 0.5 read, 1 write per day |
 */
export const WearEntity = defineEntity('wear', {
  attributes: {
    userId: { type: 'string', required: true },
    itemId: { type: 'string', required: true },
    /** YYYY-MM-DD */
    date: { type: 'string', required: true },
  },
  indexes: { byItem: { pk: partitionBy('userId'), sk: sortBy('itemId', 'date') } },
});
