import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { CommunityStats } from '#shared/contract/community';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * Cached statistics over all public outfits of a large community, counted at most once a minute. A small
 * community is counted at every visit and has no such row. The name of the stored entity is 'community-board'.
 *
 * | access          | how                             | units     |
 * |-----------------|---------------------------------|-----------|
 * | every visit     | one get                         | 0.5 read  |
 * | once a minute   | one put, after all are counted  | 3 write   |
 */
export const CommunityStatisticsEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'community-board', version: '1' },
    attributes: {
      name: { type: 'string', required: true },
      /** Milliseconds since 1970. */
      countedAt: { type: 'number', required: true },
      counts: {
        type: CustomAttributeType<Omit<CommunityStats, 'mostLikedOutfit'>>('any'),
        required: true,
      },
      top: { type: CustomAttributeType<{ id: string; likesCount: number }[]>('any'), required: true },
    },
    indexes: { byName: { pk: partitionBy('name'), sk: sortBy() } },
  },
  table,
);
export type CommunityStatistics = Pick<EntityItem<typeof CommunityStatisticsEntity>, 'counts' | 'top'>;
