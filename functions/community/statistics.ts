import { limits } from '#shared/limits';
import { mostFrequent } from '../domain/most-frequent.ts';
import { type CommunityStatistics, CommunityStatisticsEntity } from '../table/community-statistics.ts';
import type { OutfitStandingRow } from '../table/outfit-standing.ts';
import { allStandings, byLikes } from './standings.ts';

const name = 'all';
/** Up to this number of outfits the statistics are not stored: reading all standings is one query then. */
const maxUncached = 2000;
/** How long stored statistics are used, in milliseconds. */
const maxAge = 60_000;
const { topLiked, trends } = limits.community;
/**
 * How many of the most liked outfits are stored: more than are shown, because some may be hidden before the
 * next count.
 */
const storedTop = 3 * topLiked;

/** The statistics over all users' outfits, at most a minute old, with the ids of the most liked outfits. */
export async function readStatistics(): Promise<CommunityStatistics> {
  const { data: stored } = await CommunityStatisticsEntity.get({ name }).go();
  if (stored && stored.countedAt > Date.now() - maxAge) return stored;
  const standings = await allStandings();
  const statistics = statisticsOf(standings);
  if (standings.length > maxUncached)
    await CommunityStatisticsEntity.put({ name, countedAt: Date.now(), ...statistics }).go();
  return statistics;
}

function statisticsOf(standings: readonly OutfitStandingRow[]): CommunityStatistics {
  const published = standings.filter(({ isPublic }) => isPublic);
  return {
    counts: {
      totalOutfits: published.length,
      totalLikes: standings.reduce((sum, { likesCount }) => sum + likesCount, 0),
      trendingColors: trending(published.flatMap(({ colors = [] }) => colors)),
      trendingStyles: trending(published.flatMap(({ styles = [] }) => styles)),
    },
    top: byLikes(standings.filter(({ likesCount }) => likesCount > 0))
      .slice(0, storedTop)
      .map(({ id, likesCount }) => ({ id, likesCount })),
  };
}

/**
 * The most frequent words; sorted beforehand, so that equally frequent ones are always in alphabetical order.
 */
const trending = (words: readonly string[]) =>
  mostFrequent(
    words.toSorted((one, other) => one.localeCompare(other)),
    trends,
  );
