import type { CommunityStats } from '#shared/contract/community';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { FollowEntity } from '../rows/community/follow.ts';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { firstCards } from './cards-by-id.ts';
import { readStatistics, readTrending } from './read-statistics.ts';
import { cardsFor } from './to-cards.ts';

/** The community page besides the feed: statistics, most liked outfits, and the ids of followed people. */
export async function getOverview(userId: string) {
  const [{ counts, ranking }, follows, hidden] = await Promise.all([
    readStatistics(),
    FollowEntity.query.byFollower({ followerId: userId }).go({ pages: 'all' }),
    hiddenFrom(userId),
  ]);
  const ids = ranking.map(({ id }) => id);
  // An outfit that was hidden a moment ago has no card and is left out.
  const shown = await firstCards(ids, limits.community.topLiked, (card) => isShown(hidden, card));
  // Likes are counted in the same way as in the feed, because the community statistics are a moment behind.
  const topLiked = await cardsFor(userId, shown);
  return {
    stats: { ...counts, mostLikedOutfit: mostLikedOf(topLiked) },
    topLiked,
    followingIds: follows.data.map(({ followingId }) => followingId),
  };
}

function mostLikedOf([best]: readonly OutfitCard[]): CommunityStats['mostLikedOutfit'] {
  if (!best) return null;
  const { title, titleLanguage, likesCount, prompt, mood } = best;
  return { title, titleLanguage, likesCount, prompt, mood };
}

/**
 * The cards of other users' public outfits of the last days, ordered by likes and then newest first. Takes four reads,
 * or five if some outfits are left out.
 */
export async function listTrending(userId: string): Promise<OutfitCard[]> {
  const [trending, hidden] = await Promise.all([readTrending(), hiddenFrom(userId)]);
  const most = limits.community.trending;
  const others = await firstCards(
    trending.slice(0, 2 * most).map(({ id }) => id),
    most,
    (card) => card.userId !== userId && isShown(hidden, card),
  );
  return cardsFor(userId, others);
}
