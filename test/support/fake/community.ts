import type { community, OutfitCard } from '#shared/contract/community';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { anOutfit } from '../examples/made-up.ts';
import { pageOf } from './rows.ts';
import type { AnswersTo, World } from './world.ts';

type Answered =
  | 'getOverview'
  | 'listFeed'
  | 'listTrending'
  | 'listRecommendations'
  | 'getPublicOutfit'
  | 'likeOutfit'
  | 'unlikeOutfit'
  | 'followUser'
  | 'unfollowUser';

/** Answers as the server does. */
export function communityAnswers(world: World): Pick<AnswersTo<typeof community>, Answered> {
  const byLikes = () => world.cards.toSorted((one, other) => other.likesCount - one.likesCount);
  const othersOf = (userId: string, cards: readonly OutfitCard[]) =>
    cards.filter((card) => card.userId !== userId);
  function like(outfitId: string, isLiked: boolean) {
    const card = world.cards.find(({ id }) => id === outfitId);
    if (!card) throw new AppError('not_found');
    const likesCount = card.likesCount + Number(isLiked) - Number(card.isLiked);
    world.cards = world.cards.map((each) => (each === card ? { ...card, isLiked, likesCount } : each));
    return { outfitId, isLiked, likesCount };
  }
  return {
    getOverview() {
      const liked = byLikes().filter(({ likesCount }) => likesCount > 0);
      return {
        stats: {
          totalOutfits: world.cards.length,
          totalLikes: liked.reduce((sum, { likesCount }) => sum + likesCount, 0),
          mostLikedOutfit: liked[0] ?? null,
          trendingColors: ['navy', 'white', 'brown', 'red', 'green'],
          trendingStyles: ['casual', 'elegant', 'business', 'sporty', 'vintage'],
        },
        topLiked: liked.slice(0, limits.community.topLiked),
        followingIds: [...world.following],
      };
    },
    listFeed: ({ userId, query }) => pageOf(othersOf(userId, world.cards), query),
    listTrending: ({ userId }) => othersOf(userId, byLikes()).slice(0, limits.community.trending),
    listRecommendations: () => ({
      recommendations: [...world.recommended].flatMap(([id, reason]) =>
        world.cards
          .filter((card) => card.id === id)
          .map((card) => ({ ...card, reason, recommendationScore: 0.5 })),
      ),
    }),
    getPublicOutfit({ params }) {
      const card = world.cards.find(({ id }) => id === params.outfitId);
      if (!card) throw new AppError('not_found');
      const { aiAnalysis, reasoning, styleNotes, updatedAt } = anOutfit();
      const outfitVisualization = { items: [] };
      return {
        ...card,
        ...{ reasoning, styleNotes, updatedAt },
        aiAnalysis: { ...aiAnalysis, outfitVisualization },
      };
    },
    likeOutfit: ({ params }) => like(params.outfitId, true),
    unlikeOutfit: ({ params }) => like(params.outfitId, false),
    followUser({ userId, params }) {
      if (params.userId === userId) throw new AppError('follow.self');
      world.following.add(params.userId);
      return { followerId: userId, followingId: params.userId, createdAt: new Date().toISOString() };
    },
    unfollowUser: ({ params }) => void world.following.delete(params.userId) as undefined,
  };
}
