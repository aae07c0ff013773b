import type { Comment } from '#shared/contract/comments';
import type { community } from '#shared/contract/community';
import { type OutfitCard, type PublicOutfit, SharedOutfit } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { firstVariant } from '#shared/rules/image-variant';
import { anOutfit } from '../examples/made-up.ts';
import { newRow, ownedBy, pageOf } from './rows.ts';
import { personOf } from './surroundings.ts';
import type { AnswersTo, World } from './world.ts';

const signed = (path: string) => `/media/${path}/${firstVariant}?Signature=shared`;

/** Answers community calls like the server. */
export function communityAnswers(world: World): Partial<AnswersTo<typeof community>> {
  const byLikes = () => world.cards.toSorted((one, other) => other.likesCount - one.likesCount);
  const othersOf = (userId: string, cards: readonly OutfitCard[]) =>
    cards.filter((card) => card.userId !== userId);
  const visible = (userId: string, outfitId: string) => {
    const ofCards = world.cards.map(({ id, userId: ownerId, title }) =>
      anOutfit({ id, userId: ownerId, title }),
    );
    const outfit = [...world.outfits, ...ofCards].find(({ id }) => id === outfitId);
    if (!outfit || !(outfit.isPublic || outfit.userId === userId)) throw new AppError('not_found');
    return outfit;
  };
  const likesOf = ({ id, likesCount }: Outfit) => ({
    isLiked: world.likedIds.has(id),
    likesCount: likesCount + (world.likedIds.has(id) ? 1 : 0),
  });
  const collect = (params: { collectionId: string; outfitId: string }, added: string[]) => {
    world.collections = world.collections.map(({ outfitIds, ...each }) => {
      const others = outfitIds.filter((id) => id !== params.outfitId);
      return { ...each, outfitIds: each.id === params.collectionId ? [...others, ...added] : outfitIds };
    });
    return undefined;
  };
  const likeComment = (commentId: string, isLiked: boolean) => {
    const comment = world.comments.find(({ id }) => id === commentId);
    if (!comment) throw new AppError('not_found');
    const likesCount = comment.likesCount + Number(isLiked) - Number(comment.isLiked);
    world.comments = world.comments.map((each) =>
      each === comment ? { ...each, isLiked, likesCount } : each,
    );
    return { commentId, isLiked, likesCount };
  };
  function like(outfitId: string, isLiked: boolean) {
    const card = world.cards.find(({ id }) => id === outfitId);
    const outfit = world.outfits.find(({ id }) => id === outfitId);
    if (card) {
      const likesCount = card.likesCount + Number(isLiked) - Number(card.isLiked);
      world.cards = world.cards.map((each) => (each === card ? { ...card, isLiked, likesCount } : each));
      return { outfitId, isLiked, likesCount };
    }
    if (!outfit) throw new AppError('not_found');
    world.likedIds[isLiked ? 'add' : 'delete'](outfitId);
    return { outfitId, ...likesOf(outfit) };
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
    likeOutfit: ({ params }) => like(params.outfitId, true),
    unlikeOutfit: ({ params }) => like(params.outfitId, false),
    followUser({ userId, params }) {
      if (params.userId === userId) throw new AppError('follow.self');
      world.following.add(params.userId);
      return { followerId: userId, followingId: params.userId, createdAt: new Date().toISOString() };
    },
    unfollowUser: ({ params }) => void world.following.delete(params.userId) as undefined,
    getPublicOutfit({ userId, params }) {
      const outfit = visible(userId, params.outfitId);
      if (!outfit.isPublic) throw new AppError('not_found');
      return { ...publicOutfit(world, outfit), ...likesOf(outfit) };
    },
    listCollections: () => world.collections,
    saveCollection({ params: { collectionId: id }, body: { name, outfitId } }) {
      const known = world.collections.find((each) => each.id === id);
      const made = { id, outfitIds: outfitId ? [outfitId] : [], createdAt: new Date().toISOString() };
      const saved = { ...(known ?? made), name };
      world.collections = [...world.collections.filter((each) => each !== known), saved];
      return saved;
    },
    removeCollection({ params }) {
      world.collections = world.collections.filter(({ id }) => id !== params.collectionId);
      return undefined;
    },
    listCollected({ userId, params }) {
      const ids = world.collections.find(({ id }) => id === params.collectionId)?.outfitIds ?? [];
      const isIn = ({ id }: { id: string }) => ids.includes(id);
      return { own: ownedBy(userId, world.outfits).filter(isIn), cards: world.cards.filter(isIn) };
    },
    addToCollection: ({ params }) => collect(params, [params.outfitId]),
    takeFromCollection: ({ params }) => collect(params, []),
    listComments({ userId, params, query }) {
      visible(userId, params.outfitId);
      const comments = world.comments.filter(({ outfitId }) => outfitId === params.outfitId);
      const { items, cursor } = pageOf(comments, query);
      const listed = new Set(items.map(({ id }) => id));
      const replied = new Set(items.map(({ parentCommentId }) => parentCommentId));
      const parents = comments.filter(({ id }) => replied.has(id) && !listed.has(id));
      return { items: [...items, ...parents], cursor };
    },
    addComment({ userId, params: { outfitId }, body: { commentText, parentCommentId } }) {
      visible(userId, outfitId);
      const parent = world.comments.find(({ id }) => id === parentCommentId);
      if (parentCommentId && !parent) throw new AppError('not_found');
      const comment: Comment = {
        ...newRow(userId),
        outfitId,
        author: personOf(world, userId),
        parentCommentId: parent ? (parent.parentCommentId ?? parent.id) : null,
        commentText,
        likesCount: 0,
        isLiked: false,
      };
      world.comments.push(comment);
      return comment;
    },
    removeComment({ userId, params: { outfitId, commentId } }) {
      const comment = world.comments.find(({ id }) => id === commentId);
      const mayRemove = comment && [comment.userId, visible(userId, outfitId).userId].includes(userId);
      if (!mayRemove) throw new AppError('not_found');
      world.comments = world.comments.filter(
        ({ id, parentCommentId }) => id !== commentId && parentCommentId !== commentId,
      );
      return undefined;
    },
    likeComment: ({ params }) => likeComment(params.commentId, true),
    unlikeComment: ({ params }) => likeComment(params.commentId, false),
  };
}

function publicOutfit(world: World, outfit: Outfit): Omit<PublicOutfit, 'isLiked' | 'likesCount'> {
  const { id, userId, title, description, prompt, mood, occasion, styleNotes, aiAnalysis } = outfit;
  return {
    ...{ id, userId, title, description, prompt, mood, occasion, styleNotes },
    reasoning: styleNotes,
    purchaseLinks: outfit.purchaseLinks,
    createdAt: outfit.createdAt,
    updatedAt: outfit.updatedAt,
    author: personOf(world, userId),
    imageUrl: outfit.generatedImageUrl && signed(outfit.generatedImageUrl),
    flatLay: aiAnalysis.outfitVisualization.items.map(({ category, imageUrl }) => ({
      ...{ category, isCutOut: false, aspectRatio: 3 / 4 },
      url: signed(imageUrl),
    })),
    aiAnalysis: {
      ...aiAnalysis,
      stylingTips: [],
      outfitVisualization: {
        items: aiAnalysis.outfitVisualization.items.map(({ imageUrl, ...item }) => ({
          ...item,
          reasoning: '',
          image: imageUrl,
          url: signed(imageUrl),
        })),
      },
    },
  } as unknown as PublicOutfit;
}

/** The public data of an outfit that visitors get. 404 if the outfit is not public. */
export function sharedOutfitAt(world: World, outfitId: string): Response {
  const outfit = world.outfits.find(({ id, isPublic }) => id === outfitId && isPublic);
  if (!outfit) return Response.json({ code: 'not_found' }, { status: 404 });
  const { author, aiAnalysis, ...shown } = publicOutfit(world, outfit);
  const pieces = aiAnalysis.outfitVisualization.items;
  return Response.json(SharedOutfit.parse({ ...shown, authorName: author.displayName, pieces }));
}
