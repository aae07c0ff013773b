import { defineEntity, required } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/** Links an item to an outfit. Deleted with the outfit, not with the item. */
export const OutfitPieceEntity = defineEntity('outfit-piece', {
  attributes: required('string', 'userId', 'itemId', 'outfitId'),
  indexes: { byItem: { pk: partitionBy('userId'), sk: sortBy('itemId', 'outfitId') } },
});
