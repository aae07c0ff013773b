import { isDeepStrictEqual } from 'node:util';
import { Service } from 'electrodb';
import { limits } from '#shared/limits';
import { dayFromToday, isoDay } from '#shared/rules/days';
import { byLikes } from '../domain/by-likes.ts';
import { batchGet } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { timeOfId } from '../platform/id-time.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import {
  type CommunityBoard,
  CommunityBoardEntity,
  type Ranking,
  wholeBoard,
} from '../table/community-board.ts';
import { type Counted, OutfitStandingEntity, type OutfitStandingRow } from '../table/outfit-standing.ts';

type Key = { year: string; id: string };

const rows = new Service({ standing: OutfitStandingEntity, board: CommunityBoardEntity });
/** The most standings that one transaction counts. DynamoDB allows a hundred rows in a transaction. */
const atOnce = 40;
/** Many attempts are needed, because all shards of the stream write the same boards. */
const attempts = 40;
const { topLiked, trending, trendingDays } = limits.community;
/**
 * How many outfits each ranking stores. These are more than are shown, because some may be hidden or belong to the
 * reader.
 */
const ranked = { all: 3 * topLiked, day: trending + 10 };
const secondsOfDay = 24 * 60 * 60;

/**
 * Updates the community boards for outfits whose standings have changed. Each standing stores what was already counted
 * of it. One transaction adds only the difference to the boards and updates the standing, so changes that arrive
 * repeatedly or out of order are counted only once. Parallel updates conflict on the version of the board of all
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

  const names = boardNames(standings);
  const stored = await batchGet(
    (some) => CommunityBoardEntity.get(some).go({ consistent: true }),
    names.map((name) => ({ name })),
  );
  const boards = names.map((name) => {
    const board = stored.find((each) => each.name === name) ?? emptyBoard(name);
    const concerned = standings.filter(({ id }) => name === wholeBoard || dayOf(id) === name);
    const was = concerned.map(({ counted = nothing }) => counted);
    return { before: board, after: changed(board, concerned, was, concerned.map(countedOf)) };
  });
  const refusals = await commit(() =>
    rows.transaction
      .write(({ standing, board }) => [
        ...standings.map((row) => {
          const key = { year: row.year, id: row.id };
          return row.isGone
            ? standing.delete(key).commit()
            : standing
                .patch(key)
                .set({ counted: countedOf(row) })
                .commit();
        }),
        ...boards.map(({ before, after }) =>
          board
            .put(after)
            .where(({ version }, { eq, notExists }) =>
              before.version === 0 ? notExists(version) : eq(version, before.version),
            )
            .commit(),
        ),
      ])
      .go(),
  );
  return refusals.length ? conflict : undefined;
}

const nothing: Counted = { outfits: 0, likes: 0, colors: [], styles: [] };

/** What the boards count of a standing: for a hidden outfit only its likes, for a deleted one nothing. */
const countedOf = ({ isGone, isPublic, likesCount, colors = [], styles = [] }: OutfitStandingRow): Counted =>
  isGone
    ? nothing
    : {
        outfits: isPublic ? 1 : 0,
        likes: likesCount,
        colors: isPublic ? colors : [],
        styles: isPublic ? styles : [],
      };
/** Whether the boards already count the current state of a standing. */
export const isCounted = (row: OutfitStandingRow) =>
  isDeepStrictEqual(row.counted ?? nothing, countedOf(row));

const dayOf = (id: string) => isoDay(new Date(timeOfId(id)));
/** Whether outfits of a day may still be shown as trending, in any time zone. */
const isRecent = (day: string) => day >= dayFromToday(-(trendingDays + 1));

const emptyBoard = (name: string): CommunityBoard => ({
  name,
  version: 0,
  outfits: 0,
  likes: 0,
  words: { colors: {}, styles: {} },
  ranking: [],
  ...(name === wholeBoard
    ? {}
    : { expiresAt: epochSeconds(Date.parse(name)) + (trendingDays + 2) * secondsOfDay }),
});

/**
 * Computes a board from scratch, from what is counted of each standing. The board of a day includes only outfits that
 * were made on it.
 */
export function boardOf(name: string, standings: readonly OutfitStandingRow[]): CommunityBoard {
  const concerned = standings.filter(({ id }) => name === wholeBoard || dayOf(id) === name);
  const now = concerned.map(({ counted = nothing }) => counted);
  return changed(emptyBoard(name), concerned, [], now);
}

/** The names of the boards that currently count these standings: the board of all outfits and those of recent days. */
export const boardNames = (standings: readonly OutfitStandingRow[]): string[] => [
  wholeBoard,
  ...new Set(standings.map(({ id }) => dayOf(id)).filter(isRecent)),
];

/**
 * Returns a board after some standings have changed: subtracts what was counted before and adds what is counted now.
 */
function changed(
  board: CommunityBoard,
  standings: readonly OutfitStandingRow[],
  was: readonly Counted[],
  now: readonly Counted[],
): CommunityBoard {
  const difference = (count: (each: Counted) => number) => sumOf(now, count) - sumOf(was, count);
  return {
    ...board,
    version: board.version + 1,
    outfits: board.outfits + difference(({ outfits }) => outfits),
    likes: board.likes + difference(({ likes }) => likes),
    words: {
      colors: recount(
        board.words.colors,
        was.flatMap(({ colors }) => colors),
        now.flatMap(({ colors }) => colors),
      ),
      styles: recount(
        board.words.styles,
        was.flatMap(({ styles }) => styles),
        now.flatMap(({ styles }) => styles),
      ),
    },
    ranking: rank(board, standings),
  };
}

const sumOf = (all: readonly Counted[], count: (each: Counted) => number) =>
  all.reduce((sum, each) => sum + count(each), 0);

function recount(counts: Record<string, number>, less: readonly string[], more: readonly string[]) {
  const result = { ...counts };
  for (const word of more) result[word] = (result[word] ?? 0) + 1;
  for (const word of less) result[word] = (result[word] ?? 0) - 1;
  return Object.fromEntries(Object.entries(result).filter(([, count]) => count > 0));
}

/**
 * The ranking of a board with the changed standings in their new places. The ranking of all outfits contains only
 * outfits with likes.
 */
function rank({ name, ranking }: CommunityBoard, standings: readonly OutfitStandingRow[]): Ranking {
  const isWhole = name === wholeBoard;
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
