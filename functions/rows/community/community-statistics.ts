import { CustomAttributeType, type EntityItem } from 'electrodb';
import { defineEntity, keyOf, required } from '../../platform/table.ts';
import { tableKeys } from '../../platform/table-keys.ts';

/** The most liked public outfits of all days or of one day, the most liked first. */
export type Ranking = readonly Liked[];
type Liked = { id: string; likesCount: number };
/** Compares two outfits for sorting: the most liked first, and of equally liked outfits the newest first. */
export const byLikes = (one: Liked, other: Liked): number =>
  other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1);

/** How many public outfits contain each color and each style. */
export type Words = { colors: Record<string, number>; styles: Record<string, number> };

/** The name of the row for all outfits. The other rows are named after a day, as YYYY-MM-DD. */
export const allOutfits = 'all';

/**
 * What the community page shows about all public outfits. The row 'all' holds the counts and the most liked outfits,
 * and each of the last days has a row with its most liked outfits. It is a projection of the standings, so that a
 * request reads the same amount however many outfits there are. `version` grows with each change; a change that was
 * made from an older version is refused and made again.
 *
 * The row 'all' takes about 2 kB, the row of a day up to 4 kB. The rows of days expire. A ranking holds more outfits
 * than the page shows, in the row 'all' three times as many. An outfit that has left a ranking returns with its next
 * like.
 */
export const CommunityStatisticsEntity = defineEntity(
  'community-statistics',
  {
    attributes: {
      name: { type: 'string', required: true },
      version: { type: 'number', required: true },
      /** The number of public outfits. `likes` is the number of all likes, including likes of hidden outfits. */
      ...required('number', 'outfits', 'likes'),
      words: { type: CustomAttributeType<Words>('any'), required: true },
      ranking: { type: CustomAttributeType<Ranking>('any'), required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry },
    },
    indexes: { byName: keyOf('name') },
  },
  '2',
);
export type CommunityStatistics = EntityItem<typeof CommunityStatisticsEntity>;
