import { Entity, type EntityItem } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * How an outfit that is or was public stands in the community: its likes, and the colors and styles that it
 * brings into the statistics. It sorts as the cards do, so that the likes of a page are one range; it is as
 * small as can be, because a like writes it, and because all of them are read to tell the most liked ones.
 *
 * | access                    | how                                              | units                      |
 * |---------------------------|--------------------------------------------------|----------------------------|
 * | the likes of a page       | one query, a range                               | 1.5 read for 50            |
 * | like, take a like back    | one transaction: the like and this               | 4 write                    |
 * | statistics and most liked | a query for each year, of all of it              | 0.5 read per 4 kB: 16 each |
 * | the likes of n own outfits| one batch get                                    | 0.5 read each              |
 *
 * A row takes about 0.25 kB.
 */
export const OutfitStandingEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'outfit-standing', version: '1' },
    attributes: {
      year: { type: 'string', required: true },
      id: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      isPublic: { type: 'boolean', required: true },
      likesCount: { type: 'number', required: true },
      colors: { type: 'list', items: { type: 'string' } },
      styles: { type: 'list', items: { type: 'string' } },
    },
    indexes: { byYear: { pk: partitionBy('year'), sk: sortBy('id') } },
  },
  table,
);
export type OutfitStandingRow = EntityItem<typeof OutfitStandingEntity>;
