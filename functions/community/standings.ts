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

/** The public outfits, the most liked first, of equally liked ones the newest. */
export const byLikes = (standings: readonly OutfitStandingRow[]) =>
  standings
    .filter(({ isPublic }) => isPublic)
    .toSorted((one, other) => other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1));

/** The number of likes by outfit id. */
export const likesOf = (standings: readonly Pick<OutfitStandingRow, 'id' | 'likesCount'>[]) =>
  new Map(standings.map(({ id, likesCount }) => [id, likesCount]));
