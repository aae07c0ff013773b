import { isDeepStrictEqual } from 'node:util';
import { limits } from '#shared/limits';
import { dayFromToday, isoDay } from '#shared/rules/days';
import { batchGet, getMany } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { timeOfId } from '../platform/id-time.ts';
import { type conflict, onlyIf, retryOnConflict, stillHas, tryToCommit } from '../platform/transactions.ts';
import {
  allOutfits,
  byLikes,
  type CommunityStatistics,
  CommunityStatisticsEntity,
  type Ranking,
} from '../rows/community/community-statistics.ts';
import {
  type Counted,
  OutfitStandingEntity,
  type OutfitStandingRow,
} from '../rows/community/outfit-standing.ts';

type Key = { year: string; id: string };

const rows = { standing: OutfitStandingEntity, statistics: CommunityStatisticsEntity };
/** The most standings that one transaction counts. DynamoDB allows a hundred rows in a transaction. */
export const atOnce = 40;
/** Many attempts are needed, because all shards of the stream write the same rows. */
export const attempts = 40;
const { topLiked, trending, trendingDays } = limits.community;
/** How many outfits each ranking stores: more than are shown, as some may be hidden or the reader's own. */
const ranked = { all: 3 * topLiked, day: trending + 10 };
const secondsOfDay = 24 * 60 * 60;

/**
 * Updates the community statistics for outfits whose standings have changed. Each standing stores what was already
 * counted of it. One transaction adds only the difference to the statistics and updates the standing, so changes that
 * arrive repeatedly or out of order are counted only once. Parallel updates conflict on the version of the row of all
 * outfits, and one of them is retried. The standing of a deleted outfit is deleted when its counts are subtracted.
 */
export async function countStandings(keys: Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += atOnce) {
    const some = keys.slice(start, start + atOnce);
    await retryOnConflict(() => count(some), attempts);
  }
}

async function count(keys: Key[]): Promise<undefined | typeof conflict> {
  const standings = (
    await batchGet((some) => OutfitStandingEntity.get(some).go({ consistent: true }), keys)
  ).filter((standing) => standing.isGone || !isCounted(standing));
  if (standings.length === 0) return undefined;

  const names = statisticsNames(standings);
  const stored = await getMany(CommunityStatisticsEntity, names, (name) => ({ name }), { consistent: true });
  const statistics = names.map((name) => {
    const before = stored.find((each) => each.name === name) ?? emptyStatistics(name);
    const concerned = standings.filter(({ id }) => name === allOutfits || dayOf(id) === name);
    const was = concerned.map(({ counted = nothing }) => counted);
    return { before, after: changed(before, concerned, was, concerned.map(countedOf)) };
  });
  return tryToCommit(rows, (entities) => [
    ...standings.map((row) => {
      const key = { year: row.year, id: row.id };
      return row.isGone
        ? entities.standing.delete(key).commit()
        : entities.standing
            .patch(key)
            .set({ counted: countedOf(row) })
            .commit();
    }),
    ...statistics.map(({ before, after }) =>
      onlyIf(entities.statistics.put(after), stillHas({ version: before.version || undefined })),
    ),
  ]);
}

const nothing: Counted = { outfits: 0, likes: 0, colors: [], styles: [] };

/** What the statistics count of a standing: for a hidden outfit only its likes, for a deleted one nothing. */
const countedOf = ({ isGone, isPublic, likesCount, colors = [], styles = [] }: OutfitStandingRow): Counted =>
  isGone
    ? nothing
    : {
        outfits: isPublic ? 1 : 0,
        likes: likesCount,
        colors: isPublic ? colors : [],
        styles: isPublic ? styles : [],
      };
/** Whether the statistics already count the current state of a standing. */
export const isCounted = (row: OutfitStandingRow) =>
  isDeepStrictEqual(row.counted ?? nothing, countedOf(row));

const dayOf = (id: string) => isoDay(new Date(timeOfId(id)));
/** Whether outfits of a day may still be shown as trending, in any time zone. */
const isRecent = (day: string) => day >= dayFromToday(-(trendingDays + 1));

const emptyStatistics = (name: string): CommunityStatistics => ({
  name,
  version: 0,
  outfits: 0,
  likes: 0,
  words: { colors: {}, styles: {} },
  ranking: [],
  ...(name === allOutfits
    ? {}
    : { expiresAt: epochSeconds(Date.parse(name)) + (trendingDays + 2) * secondsOfDay }),
});

/** Computes a row of statistics from the standings' counts. A day's row includes only outfits made on it. */
export function statisticsOf(name: string, standings: readonly OutfitStandingRow[]): CommunityStatistics {
  const concerned = standings.filter(({ id }) => name === allOutfits || dayOf(id) === name);
  const now = concerned.map(({ counted = nothing }) => counted);
  return changed(emptyStatistics(name), concerned, [], now);
}

/** The names of the rows that currently count these standings: the row of all outfits and those of recent days. */
export const statisticsNames = (standings: readonly OutfitStandingRow[]): string[] => [
  allOutfits,
  ...new Set(standings.map(({ id }) => dayOf(id)).filter(isRecent)),
];

/** A row of statistics after some standings changed: subtracts what was counted and adds what is counted now. */
function changed(
  before: CommunityStatistics,
  standings: readonly OutfitStandingRow[],
  was: readonly Counted[],
  now: readonly Counted[],
): CommunityStatistics {
  const difference = (count: (each: Counted) => number) => sumOf(now, count) - sumOf(was, count);
  const recounted = (kind: 'colors' | 'styles') =>
    recount(before.words[kind], wordsOf(was, kind), wordsOf(now, kind));
  return {
    ...before,
    version: before.version + 1,
    outfits: before.outfits + difference(({ outfits }) => outfits),
    likes: before.likes + difference(({ likes }) => likes),
    words: { colors: recounted('colors'), styles: recounted('styles') },
    ranking: rank(before, standings),
  };
}

const sumOf = (all: readonly Counted[], count: (each: Counted) => number) =>
  all.reduce((sum, each) => sum + count(each), 0);

const wordsOf = (all: readonly Counted[], kind: 'colors' | 'styles') => all.flatMap((each) => each[kind]);

function recount(counts: Record<string, number>, less: readonly string[], more: readonly string[]) {
  const result = { ...counts };
  for (const word of more) result[word] = (result[word] ?? 0) + 1;
  for (const word of less) result[word] = (result[word] ?? 0) - 1;
  return Object.fromEntries(Object.entries(result).filter(([, count]) => count > 0));
}

/** The ranking with changed standings in their new places. That of all outfits has only those with likes. */
function rank({ name, ranking }: CommunityStatistics, standings: readonly OutfitStandingRow[]): Ranking {
  const isWhole = name === allOutfits;
  const changedIds = new Set(standings.map(({ id }) => id));
  const shown = standings.filter(
    ({ isPublic, isGone, likesCount }) => isPublic && !isGone && (!isWhole || likesCount > 0),
  );
  return [
    ...ranking.filter(({ id }) => !changedIds.has(id)),
    ...shown.map(({ id, likesCount }) => ({ id, likesCount })),
  ]
    .toSorted(byLikes)
    .slice(0, isWhole ? ranked.all : ranked.day);
}
