import { OutfitStandingEntity, type OutfitStandingRow } from '../table/outfit-standing.ts';
import { allYears } from './years.ts';

/** How all outfits stand that are or were public. */
export async function allStandings(): Promise<OutfitStandingRow[]> {
  const years = await Promise.all(
    allYears().map((year) => OutfitStandingEntity.query.byYear({ year }).go({ pages: 'all' })),
  );
  return years.flatMap(({ data }) => data);
}

/** Those that are public and liked, by likes and then by date, the most and the newest first. */
export const mostLiked = (standings: readonly OutfitStandingRow[], most: number) =>
  standings
    .filter(({ isPublic, likesCount }) => isPublic && likesCount > 0)
    .toSorted((one, other) => other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1))
    .slice(0, most);

export const likesOf = (standings: readonly Pick<OutfitStandingRow, 'id' | 'likesCount'>[]) =>
  new Map(standings.map(({ id, likesCount }) => [id, likesCount]));
