import { limits } from '#shared/limits';
import { type CommunityBoard, CommunityBoardEntity } from '../table/community-board.ts';
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
export async function readBoard(): Promise<CommunityBoard> {
  const { data: known } = await CommunityBoardEntity.get({ name }).go();
  if (known && known.countedAt > Date.now() - milliseconds) return known;
  const standings = await allStandings();
  const board = toBoard(standings);
  if (standings.length > countedAfresh)
    await CommunityBoardEntity.put({ name, countedAt: Date.now(), ...board }).go();
  return board;
}

function toBoard(standings: readonly OutfitStandingRow[]): CommunityBoard {
  const open = standings.filter(({ isPublic }) => isPublic);
  return {
    counts: {
      totalOutfits: open.length,
      totalLikes: standings.reduce((sum, { likesCount }) => sum + likesCount, 0),
      trendingColors: mostFrequent(open.flatMap(({ colors = [] }) => colors)),
      trendingStyles: mostFrequent(open.flatMap(({ styles = [] }) => styles)),
    },
    top: mostLiked(standings, kept).map(({ id, likesCount }) => ({ id, likesCount })),
  };
}

/** The most frequent words first; of those that are as frequent, the one that comes first in the alphabet. */
function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
    .slice(0, trends)
    .map(([word]) => word);
}
