import type { CommunityStats, OutfitCard } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { FollowEntity } from '../entities/follow.ts';
import type { OutfitStandingRow } from '../entities/outfit-standing.ts';
import { toCards } from './card.ts';
import { cardsById } from './cards-by-id.ts';
import { likedAmong } from './likes-among.ts';
import { allStandings, likesOf, mostLiked } from './standings.ts';

const { topLiked: topCount, trends } = limits.community;

/** What the community page shows besides the feed. */
export async function getOverview(userId: string) {
  const [standings, follows] = await Promise.all([
    allStandings(),
    FollowEntity.query.byFollower({ followerId: userId }).go({ pages: 'all' }),
  ]);
  const top = mostLiked(standings, topCount);
  const ids = top.map(({ id }) => id);
  const [cards, liked] = await Promise.all([cardsById(ids), likedAmong(userId, ids)]);
  const topLiked = await toCards(cards, { likes: likesOf(top), liked });
  return {
    stats: statsOf(standings, topLiked[0]),
    topLiked,
    followingIds: follows.data.map(({ followingId }) => followingId),
  };
}

function statsOf(standings: readonly OutfitStandingRow[], best: OutfitCard | undefined): CommunityStats {
  const open = standings.filter(({ isPublic }) => isPublic);
  return {
    totalOutfits: open.length,
    totalLikes: standings.reduce((sum, { likesCount }) => sum + likesCount, 0),
    mostLikedOutfit: best
      ? { title: best.title, likesCount: best.likesCount, prompt: best.prompt, mood: best.mood }
      : null,
    trendingColors: mostFrequent(open.flatMap(({ colors = [] }) => colors)),
    trendingStyles: mostFrequent(open.flatMap(({ styles = [] }) => styles)),
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
