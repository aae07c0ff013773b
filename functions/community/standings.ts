import { OutfitStandingEntity, type OutfitStandingRow } from '../table/outfit-standing.ts';
import { allYears } from './years.ts';

/**
 * The standings (owner, visibility, number of likes) of all outfits that are or were public; a query a year.
 */
export async function allStandings(): Promise<OutfitStandingRow[]> {
  const years = await Promise.all(
    allYears().map((year) => OutfitStandingEntity.query.byYear({ year }).go({ pages: 'all' })),
  );
  return years.flatMap(({ data }) => data);
}

/**
 * The public outfits with the most likes, of equally liked ones the newest first; outfits without likes are
 * left out.
 */
export const mostLiked = (standings: readonly OutfitStandingRow[], count: number) =>
  standings
    .filter(({ isPublic, likesCount }) => isPublic && likesCount > 0)
    .toSorted((one, other) => other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1))
    .slice(0, count);

/** The number of likes by outfit id. */
export const likesOf = (standings: readonly Pick<OutfitStandingRow, 'id' | 'likesCount'>[]) =>
  new Map(standings.map(({ id, likesCount }) => [id, likesCount]));
