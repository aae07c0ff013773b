import { Entity, type EntityItem } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/** A page of the feed reads fifty of these rows, which would be a third larger with keys of full length. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills these in.
const shortKeys = { partition: 'standings#${year}', sort: 'id#${id}' } as const;

/**
 * How an outfit that is or was public stands in the community: its likes, and the colors and styles that it
 * brings into the statistics. It sorts as the cards do, so that the likes of a page are one range; it is as
 * small as can be, because a like writes it, and because all of them are read to tell the most liked ones.
 *
 * | access                    | how                                              | units                      |
 * |---------------------------|--------------------------------------------------|----------------------------|
 * | the likes of a page       | one query, a range                               | 1.5 read for 50            |
 * | like, take a like back    | one transaction: the like and this               | 4 write                    |
 * | statistics and most liked | a query for each year, of all of it; of a large  | 0.5 read per 4 kB: 32 for  |
 * |                           | community once a minute, for its board           | a thousand                 |
 * | the likes of n own outfits| one batch get                                    | 0.5 read each              |
 *
 * A row takes about 0.22 kB.
 */
export const OutfitStandingEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'standing', version: '1' },
    attributes: {
      year: { type: 'string', required: true },
      id: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      isPublic: { type: 'boolean', required: true },
      likesCount: { type: 'number', required: true },
      colors: { type: 'list', items: { type: 'string' } },
      styles: { type: 'list', items: { type: 'string' } },
    },
    indexes: {
      byYear: {
        pk: { ...partitionBy('year'), template: shortKeys.partition },
        sk: { ...sortBy('id'), template: shortKeys.sort },
      },
    },
  },
  table,
);
export type OutfitStandingRow = EntityItem<typeof OutfitStandingEntity>;
