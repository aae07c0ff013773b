import { limits } from '#shared/limits';
import { mostFrequent } from '../domain/most-frequent.ts';
import { type CommunityStatistics, CommunityStatisticsEntity } from '../table/community-statistics.ts';
import type { OutfitStandingRow } from '../table/outfit-standing.ts';
import { allStandings, mostLiked } from './standings.ts';

const name = 'all';
/** Up to so many outfits a count is one query, and made afresh for every visit. */
const countedAfresh = 2000;
const milliseconds = 60_000;
const { topLiked, trends } = limits.community;
/** More than are shown, since some may be hidden before the next count. */
const kept = 3 * topLiked;

/** The counts over all outfits, at most a minute old, and those that are liked most. */
export async function readStatistics(): Promise<CommunityStatistics> {
  const { data: known } = await CommunityStatisticsEntity.get({ name }).go();
  if (known && known.countedAt > Date.now() - milliseconds) return known;
  const standings = await allStandings();
  const board = toBoard(standings);
  if (standings.length > countedAfresh)
    await CommunityStatisticsEntity.put({ name, countedAt: Date.now(), ...board }).go();
  return board;
}

function toBoard(standings: readonly OutfitStandingRow[]): CommunityStatistics {
  const open = standings.filter(({ isPublic }) => isPublic);
  return {
    counts: {
      totalOutfits: open.length,
      totalLikes: standings.reduce((sum, { likesCount }) => sum + likesCount, 0),
      trendingColors: trending(open.flatMap(({ colors = [] }) => colors)),
      trendingStyles: trending(open.flatMap(({ styles = [] }) => styles)),
    },
    top: mostLiked(standings, kept).map(({ id, likesCount }) => ({ id, likesCount })),
  };
}

/** Sorted first, so that equally frequent words stand in the order of the alphabet on every visit. */
const trending = (words: readonly string[]) =>
  mostFrequent(
    words.toSorted((one, other) => one.localeCompare(other)),
    trends,
  );
