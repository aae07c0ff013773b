import { defineEntity, partitionBy, required, sortBy } from '../../platform/table.ts';

/** Links an item to an outfit. Deleted with the outfit, not with the item. */
export const OutfitPieceEntity = defineEntity('outfit-piece', {
  attributes: required('string', 'userId', 'itemId', 'outfitId'),
  indexes: { byItem: { pk: partitionBy('userId'), sk: sortBy('itemId', 'outfitId') } },
});
