import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/** The most liked public outfits of all days or of one day, the most liked first. */
export type Ranking = readonly { id: string; likesCount: number }[];
/** How many public outfits contain each color and each style. */
export type Words = { colors: Record<string, number>; styles: Record<string, number> };

/** The name of the row for all outfits. The other rows are named after a day, as YYYY-MM-DD. */
export const allOutfits = 'all';

/**
 * What the community page shows of everybody's outfits: the counts and the most liked of all, in the row 'all', and
 * the most liked of each of the last days. A projection of the standings, so that no visitor reads more when there
 * are more outfits. `version` grows with each change and keeps two changes from being written over each other.
 *
 * | access                  | how                                                            | units           |
 * |-------------------------|----------------------------------------------------------------|-----------------|
 * | the community page      | one get                                                        | 0.5 read        |
 * | trending                | one batch get of eight days                                    | 0.5 read a day  |
 * | count changed standings | one transaction of the standings, 'all' and their days         | 2 write per kB  |
 *
 * The row 'all' takes about 2 kB, that of a day up to 4 kB. The days expire. A ranking keeps three times of what is
 * shown of all, and some more of a day: an outfit that has fallen out of it comes back with its next like.
 */
export const CommunityStatisticsEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'community-statistics', version: '2' },
    attributes: {
      name: { type: 'string', required: true },
      version: { type: 'number', required: true },
      /** The number of public outfits. `likes` is the number of all likes, including likes of hidden outfits. */
      outfits: { type: 'number', required: true },
      likes: { type: 'number', required: true },
      words: { type: CustomAttributeType<Words>('any'), required: true },
      ranking: { type: CustomAttributeType<Ranking>('any'), required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry },
    },
    indexes: { byName: { pk: partitionBy('name'), sk: sortBy() } },
  },
  table,
);
export type CommunityStatistics = EntityItem<typeof CommunityStatisticsEntity>;
