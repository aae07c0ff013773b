import { defineEntity, partitionBy, required, sortBy } from '../../platform/table.ts';

/** A day on which an item was worn. The day is in the key, so that an item counts at most once a day. */
export const WearEntity = defineEntity('wear', {
  attributes: {
    ...required('string', 'userId', 'itemId'),
    /** YYYY-MM-DD */
    date: { type: 'string', required: true },
  },
  indexes: { byItem: { pk: partitionBy('userId'), sk: sortBy('itemId', 'date') } },
});
