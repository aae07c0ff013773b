import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * The number of a person's outfits. Without it, all outfits would have to be queried. It changes only in the
 * transaction that stores or deletes an outfit, and is read with one get (0.5 read units).
 */
export const OutfitCountEntity = defineEntity('outfit-count', {
  attributes: {
    userId: { type: 'string', required: true },
    outfits: { type: 'number', required: true },
  },
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
});
