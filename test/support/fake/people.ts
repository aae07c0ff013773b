import type { community } from '#shared/contract/community';
import type { FollowOf } from '#shared/contract/follows';
import type { Conversation } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { aCard } from '../examples/made-up.ts';
import { aConversation } from './messages.ts';
import { ownedBy, pageOf } from './rows.ts';
import { personOf, profileOf } from './surroundings.ts';
import type { AnswersTo, World } from './world.ts';

/** Creates the conversation of two people. */
export function conversationWith(world: World, otherId: string): Conversation {
  const { displayName, avatarUrl } = profileOf(world, otherId);
  const otherUser = { id: otherId, displayName, avatarUrl };
  const conversation = aConversation({ otherUser, updatedAt: new Date().toISOString() });
  world.conversations.push(conversation);
  return conversation;
}

/** Answers calls about people like the server. Only people with a profile exist. */
export function peopleAnswers(world: World): Partial<AnswersTo<typeof community>> {
  const { social } = world;
  const follows = (personId: string) => world.following.has(personId);
  const likesOf = (id: string) => social.likes.filter(({ outfitId }) => outfitId === id).length;
  const likes = (userId: string, id: string) =>
    social.likes.some((like) => like.userId === userId && like.outfitId === id);
  const cardOf = (userId: string, outfit: Outfit) =>
    aCard({
      ...outfit,
      author: personOf(world, outfit.userId),
      likesCount: likesOf(outfit.id),
      isLiked: likes(userId, outfit.id),
    });
  const publicOutfits = () => world.outfits.filter(({ isPublic }) => isPublic);
  const cardPage = (userId: string, outfits: readonly Outfit[], query: Parameters<typeof pageOf>[1]) => {
    const { items, cursor } = pageOf(outfits, query);
    return { items: items.map((outfit) => cardOf(userId, outfit)), cursor };
  };
  const followOf = (followerId: string, followingId: string, personId: string): FollowOf => ({
    followerId,
    followingId,
    createdAt: '2026-01-01T00:00:00.000Z',
    person: personOf(world, personId),
    isFollowed: follows(personId),
  });
  return {
    getOwnTotals({ userId }) {
      const own = ownedBy(userId, world.outfits);
      return {
        totalOutfits: own.length,
        publicOutfits: own.filter(({ isPublic }) => isPublic).length,
        totalLikes: own.reduce((sum, { id }) => sum + likesOf(id), 0),
        likedOutfits: publicOutfits().filter(({ id }) => likes(userId, id)).length,
        followers: social.followers.size,
        following: world.following.size,
        person: personOf(world, userId),
      };
    },
    findPeople: ({ query }) =>
      [...world.profiles.keys()]
        .map((id) => personOf(world, id))
        .filter(({ displayName }) => displayName.startsWith(query.name)),
    getPerson({ params }) {
      if (!world.profiles.has(params.userId)) throw new AppError('not_found');
      return {
        ...personOf(world, params.userId),
        followers: Number(follows(params.userId)),
        following: Number(social.followers.has(params.userId)),
        isFollowed: follows(params.userId),
      };
    },
    listPersonOutfits: ({ userId, params, query }) =>
      cardPage(userId, ownedBy(params.userId, publicOutfits()), query),
    listLikes: ({ userId }) => ({
      items: publicOutfits()
        .filter(({ id }) => likes(userId, id))
        .map(({ id, createdAt }) => ({ userId, outfitId: id, createdAt })),
      cursor: null,
    }),
    listLikedOutfits: ({ userId, query }) =>
      cardPage(
        userId,
        publicOutfits().filter(({ id }) => likes(userId, id)),
        query,
      ),
    listFollowers: ({ userId }) => ({
      items: [...social.followers].map((id) => followOf(id, userId, id)),
      cursor: null,
    }),
    listFollowing: ({ userId }) => ({
      items: [...world.following].map((id) => followOf(userId, id, id)),
      cursor: null,
    }),
    listFollowedFeed: ({ query }) =>
      pageOf(
        world.cards.filter((card) => follows(card.userId)),
        query,
      ),
  };
}
