import { defineEntity, required } from '../../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from '../../platform/table-keys.ts';

/** A day of wear of an outfit, with the items that it had. Expires when the outfit may be suggested again. */
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
