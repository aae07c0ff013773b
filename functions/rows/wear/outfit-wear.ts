import { defineEntity, required } from '../../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from '../../platform/table-keys.ts';

/**
 * A day on which an outfit was worn, with the items that it had then. It expires once it no longer keeps the
 * outfit from being suggested again.
 */
export const OutfitWearEntity = defineEntity('outfit-wear', {
  attributes: {
    userId: { type: 'string', required: true },
    /** YYYY-MM-DD */
    ...required('string', 'date', 'outfitId'),
    itemIds: { type: 'list', items: { type: 'string' }, required: true },
    expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
  },
  indexes: { byDay: { pk: partitionBy('userId'), sk: sortBy('date', 'outfitId') } },
});
