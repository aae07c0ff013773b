import { defineEntity, expiry, keyOf, required } from '../../platform/table.ts';

/** A day of wear of an outfit, with the items that it had. Expires when the outfit may be suggested again. */
export const OutfitWearEntity = defineEntity('outfit-wear', {
  attributes: {
    /** `date`: YYYY-MM-DD */
    ...required('string', 'userId', 'date', 'outfitId'),
    itemIds: { type: 'list', items: { type: 'string' }, required: true },
    expiresAt: expiry,
  },
  indexes: { byDay: keyOf('userId', 'date', 'outfitId') },
});
