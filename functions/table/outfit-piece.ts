import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * That a piece of clothing is in an outfit. It is written and removed with the outfit; a piece that is
 * deleted leaves its rows behind, which nothing asks for any more and which go with their outfits.
 *
 * | access                 | how                                                  | units                     |
 * |------------------------|------------------------------------------------------|---------------------------|
 * | the outfits of a piece | one query of the partition, one batch of the outfits | 0.5 read + 0.5 per outfit |
 */
export const OutfitPieceEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'outfit-piece', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      itemId: { type: 'string', required: true },
      outfitId: { type: 'string', required: true },
    },
    indexes: { byItem: { pk: partitionBy('userId'), sk: sortBy('itemId', 'outfitId') } },
  },
  table,
);
