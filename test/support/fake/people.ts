import type { community, FollowOf, OutfitCard } from '#shared/contract/community';
import type { Conversation } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { cardPieces } from '#shared/rules/card-pieces';
import { firstVariant } from '#shared/rules/image-variant';
import { newRow, ownedBy, pageOf } from './rows.ts';
import { profileOf } from './surroundings.ts';
import type { AnswersTo, World } from './world.ts';

type Answered =
  | 'getOwnTotals'
  | 'getPerson'
  | 'listPersonOutfits'
  | 'listLikedOutfits'
  | 'listFollowers'
  | 'listFollowing'
  | 'followUser'
  | 'unfollowUser';
/** Who follows whom, and who likes which outfits. */
export type Social = {
  follows: { followerId: string; followingId: string; createdAt: string }[];
  likes: { userId: string; outfitId: string }[];
};

/** The conversation of two people, which is new. */
export function conversationWith(world: World, userId: string, otherId: string): Conversation {
  const { displayName, avatarUrl } = profileOf(world, otherId);
  const [participant1Id = '', participant2Id = ''] = [userId, otherId].toSorted();
  const { id, createdAt } = newRow(userId);
  return {
    id,
    participant1Id,
    participant2Id,
    updatedAt: createdAt,
    otherUser: { id: otherId, displayName, avatarUrl },
    lastMessage: null,
    unreadCount: 0,
  };
}

/** Answers as the server does; there is everybody who has a profile. */
export function peopleAnswers(world: World): Pick<AnswersTo<typeof community>, Answered> {
  const { social } = world;
  const personOf = (userId: string) => {
    const { displayName, avatarUrl } = profileOf(world, userId);
    return { userId, displayName, avatarUrl };
  };
  const follows = (followerId: string, followingId: string) =>
    social.follows.some((each) => each.followerId === followerId && each.followingId === followingId);
  const countsOf = (userId: string) => ({
    followers: social.follows.filter(({ followingId }) => followingId === userId).length,
    following: social.follows.filter(({ followerId }) => followerId === userId).length,
  });
  const likesOf = (id: string) => social.likes.filter(({ outfitId }) => outfitId === id).length;
  const likes = (userId: string, id: string) =>
    social.likes.some((like) => like.userId === userId && like.outfitId === id);
  const cardOf = (userId: string, outfit: Outfit): OutfitCard => ({
    ...outfit,
    author: personOf(outfit.userId),
    likesCount: likesOf(outfit.id),
    isLiked: likes(userId, outfit.id),
    colorHarmony: outfit.aiAnalysis.colorHarmony,
    styleAnalysis: outfit.aiAnalysis.styleAnalysis,
    imageUrl: null,
    colors: [],
    pieces: cardPieces(outfit.title, outfit.aiAnalysis.outfitVisualization.items).map(
      ({ itemName, category, color, imageUrl }) => ({
        itemName,
        category,
        color,
        url: `/media/${imageUrl}/${firstVariant}?Signature=shared`,
      }),
    ),
  });
  const publicOutfits = () => world.outfits.filter(({ isPublic }) => isPublic);
  const cardPage = (
    userId: string,
    outfits: readonly Outfit[],
    query: { cursor?: string | undefined; limit: number },
  ) => {
    const { items, cursor } = pageOf(outfits, query);
    return { items: items.map((outfit) => cardOf(userId, outfit)), cursor };
  };
  const followPage = (userId: string, side: 'followerId' | 'followingId') => {
    const other = side === 'followerId' ? 'followingId' : 'followerId';
    const items: FollowOf[] = social.follows
      .filter((each) => each[side] === userId)
      .map((each) => ({ ...each, person: personOf(each[other]), isFollowed: follows(userId, each[other]) }));
    return { items, cursor: null };
  };
  return {
    getOwnTotals({ userId }) {
      const own = ownedBy(userId, world.outfits);
      return {
        totalOutfits: own.length,
        publicOutfits: own.filter(({ isPublic }) => isPublic).length,
        totalLikes: own.reduce((sum, { id }) => sum + likesOf(id), 0),
        likedOutfits: publicOutfits().filter(({ id }) => likes(userId, id)).length,
        ...countsOf(userId),
        person: personOf(userId),
      };
    },
    getPerson({ userId, params }) {
      if (!world.profiles.has(params.userId)) throw new AppError('not_found');
      return {
        ...personOf(params.userId),
        ...countsOf(params.userId),
        isFollowed: follows(userId, params.userId),
      };
    },
    listPersonOutfits: ({ userId, params, query }) =>
      cardPage(userId, ownedBy(params.userId, publicOutfits()), query),
    listLikedOutfits: ({ userId, query }) =>
      cardPage(
        userId,
        publicOutfits().filter(({ id }) => likes(userId, id)),
        query,
      ),
    listFollowers: ({ userId }) => followPage(userId, 'followingId'),
    listFollowing: ({ userId }) => followPage(userId, 'followerId'),
    followUser({ userId, params }) {
      if (params.userId === userId) throw new AppError('follow.self');
      const { createdAt } = newRow(userId);
      const follow = { followerId: userId, followingId: params.userId, createdAt };
      if (!follows(userId, params.userId)) social.follows.push(follow);
      return follow;
    },
    unfollowUser({ userId, params }) {
      social.follows = social.follows.filter(
        (each) => each.followerId !== userId || each.followingId !== params.userId,
      );
      return undefined;
    },
  };
}
