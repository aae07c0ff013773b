import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * Links an item to an outfit. Deleted with the outfit, not with the item.
 *
 * | access                 | how                                                  | units                     |
 * |------------------------|------------------------------------------------------|---------------------------|
 * | outfits of n items     | n queries, for their number alone                    | 0.5 read each             |
 * | the outfits of an item | one query of the partition, one batch of the outfits | 0.5 read + 0.5 per outfit |
 */
export const OutfitPieceEntity = defineEntity('outfit-piece', {
  attributes: {
    userId: { type: 'string', required: true },
    itemId: { type: 'string', required: true },
    outfitId: { type: 'string', required: true },
  },
  indexes: { byItem: { pk: partitionBy('userId'), sk: sortBy('itemId', 'outfitId') } },
});
