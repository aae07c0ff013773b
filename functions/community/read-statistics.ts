import { limits } from '#shared/limits';
import { dayFromToday } from '#shared/rules/days';
import { batchGet } from '../platform/batch-get.ts';
import { timeOfId } from '../platform/id-time.ts';
import {
  allOutfits,
  byLikes,
  CommunityStatisticsEntity,
  type Ranking,
} from '../rows/community/community-statistics.ts';

const { trends, trendingDays } = limits.community;
const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** The counts over all public outfits and the most liked outfits. Takes one read, however many outfits there are. */
export async function readStatistics() {
  const { data: row } = await CommunityStatisticsEntity.get({ name: allOutfits }).go();
  const { outfits = 0, likes = 0, words = { colors: {}, styles: {} }, ranking = [] } = row ?? {};
  return {
    counts: {
      totalOutfits: outfits,
      totalLikes: likes,
      trendingColors: mostFrequent(words.colors),
      trendingStyles: mostFrequent(words.styles),
    },
    ranking,
  };
}

/** The public outfits of the last days, ordered by likes and then newest first. */
export async function readTrending(): Promise<Ranking> {
  const since = Date.now() - trendingDays * millisecondsOfDay;
  const days = Array.from({ length: trendingDays + 1 }, (_, ago) => ({ name: dayFromToday(-ago) }));
  const rows = await batchGet((keys) => CommunityStatisticsEntity.get(keys).go(), days);
  return rows
    .flatMap(({ ranking }) => ranking)
    .filter(({ id }) => timeOfId(id) >= since)
    .toSorted(byLikes);
}

/** The most frequent words. Equally frequent words are in alphabetical order. */
const mostFrequent = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted(([one, count], [other, than]) => than - count || one.localeCompare(other))
    .slice(0, trends)
    .map(([word]) => word);
