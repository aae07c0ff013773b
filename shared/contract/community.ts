import * as z from 'zod';
import { limits } from '../limits.ts';
import { Collected, Collection, SavedCollection } from './collections.ts';
import { Comment, NewComment } from './comments.ts';
import { defineContract } from './define.ts';
import { Follow, FollowOf, followerCursor, PersonDetails } from './follows.ts';
import { OutfitCard, PublicOutfit } from './outfit-cards.ts';
import { titleFields } from './outfits.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId } from './params.ts';
import { Person } from './profile.ts';

/** The community statistics: counts and trends of all public outfits. */
export const CommunityStats = z.object({
  /** The number of public outfits. */
  totalOutfits: z.int().min(0),
  /** The total number of likes of all public outfits. */
  totalLikes: z.int().min(0),
  mostLikedOutfit: OutfitCard.pick({ ...titleFields, likesCount: true, prompt: true, mood: true }).nullable(),
  /** The most frequent colors and styles of items in public outfits, at most five each. */
  trendingColors: z.array(z.string()),
  trendingStyles: z.array(z.string()),
});
export type CommunityStats = z.infer<typeof CommunityStats>;

/** The counts on a person's own profile. */
const OwnTotals = z.object({
  totalOutfits: z.int().min(0),
  publicOutfits: z.int().min(0),
  /** The number of likes that the person's outfits have received. */
  totalLikes: z.int().min(0),
  /** The number of public outfits that the person likes. */
  likedOutfits: z.int().min(0),
  followers: z.int().min(0),
  following: z.int().min(0),
  /** The person's own name and picture, so that the page needs only one request. */
  person: Person,
});
export type OwnTotals = z.infer<typeof OwnTotals>;

const Recommendation = OutfitCard.extend({ recommendationScore: z.number().min(0), reason: z.string() });
export type Recommendation = z.infer<typeof Recommendation>;

const LikeState = z.object({ outfitId: z.uuid(), isLiked: z.boolean(), likesCount: z.int().min(0) });
const CommentLikeState = z.object({ commentId: z.uuid(), isLiked: z.boolean(), likesCount: z.int().min(0) });
const Like = z.object({ userId: z.string(), outfitId: z.uuid(), createdAt: z.iso.datetime() });

const PersonParams = z.object({ userId: anyId });
const OutfitParams = z.object({ outfitId: z.uuid() });
const CollectionParams = z.object({ collectionId: z.uuid() });
const CollectedParams = CollectionParams.extend({ outfitId: z.uuid() });
const CommentParams = OutfitParams.extend({ commentId: z.uuid() });

export const community = defineContract({
  /** Returns everything that the community page shows besides the feed, in one request. */
  getOverview: {
    route: 'GET /community/overview',
    result: z.object({
      stats: CommunityStats,
      /** Outfits with likes, at most ten: the most liked first, then by date. */
      topLiked: z.array(OutfitCard),
      /** The people whom the user follows. */
      followingIds: z.array(z.string()),
    }),
  },
  getOwnTotals: { route: 'GET /community/totals', result: OwnTotals },
  /**
   * Lists the public outfits of others, newest first. A page may be shorter than requested at the end of the feed, or
   * where hundreds of the user's own outfits follow each other. Only a null cursor marks the last page.
   */
  listFeed: { route: 'GET /community/feed', query: pageQuery(50), result: pageOf(OutfitCard) },
  /** Lists public outfits of others of the last seven days, at most fifty: the most liked first, then the newest. */
  listTrending: { route: 'GET /community/trending', result: z.array(OutfitCard) },
  listRecommendations: {
    route: 'GET /community/recommendations',
    cost: 'recommendations',
    result: z.object({ recommendations: z.array(Recommendation) }),
  },
  getPublicOutfit: { route: 'GET /community/outfits/{outfitId}', params: OutfitParams, result: PublicOutfit },

  likeOutfit: { route: 'PUT /community/outfits/{outfitId}/like', params: OutfitParams, result: LikeState },
  unlikeOutfit: {
    route: 'DELETE /community/outfits/{outfitId}/like',
    params: OutfitParams,
    result: LikeState,
  },
  listLikes: { route: 'GET /community/likes', query: pageQuery(100), result: pageOf(Like) },
  /** Lists the liked outfits that are still public, the newest outfit first. */
  listLikedOutfits: {
    route: 'GET /community/liked-outfits',
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },

  /** Lists all of the user's collections, the oldest first. */
  listCollections: { route: 'GET /collections', result: z.array(Collection) },
  /** Creates a collection with this id, or gives it another name. Several may have the same name. */
  saveCollection: {
    route: 'PUT /collections/{collectionId}',
    params: CollectionParams,
    body: SavedCollection,
    result: Collection,
  },
  removeCollection: { route: 'DELETE /collections/{collectionId}', params: CollectionParams },
  listCollected: {
    route: 'GET /collections/{collectionId}/outfits',
    params: CollectionParams,
    result: Collected,
  },
  /** Adds an outfit that the user may see: an own one, or a public one that is not hidden from them. */
  addToCollection: { route: 'PUT /collections/{collectionId}/outfits/{outfitId}', params: CollectedParams },
  takeFromCollection: {
    route: 'DELETE /collections/{collectionId}/outfits/{outfitId}',
    params: CollectedParams,
  },

  /**
   * Lists comments and replies, newest first. A page with a reply also contains the comment that it replies to. If that
   * comment is older than the page, it is at the end of the page, and it appears again on its own page.
   */
  listComments: {
    route: 'GET /community/outfits/{outfitId}/comments',
    params: OutfitParams,
    query: pageQuery(50),
    result: pageOf(Comment),
  },
  /** Adds a comment or a reply. A reply to a reply is attached to the top comment of the thread. */
  addComment: {
    route: 'POST /community/outfits/{outfitId}/comments',
    cost: 'comments',
    repeat: 'once',
    params: OutfitParams,
    body: NewComment,
    result: Comment,
    status: 201,
  },
  /** Removes a comment. Only its author and the outfit's owner may. Its replies are no longer listed. */
  removeComment: {
    route: 'DELETE /community/outfits/{outfitId}/comments/{commentId}',
    params: CommentParams,
  },
  likeComment: {
    route: 'PUT /community/outfits/{outfitId}/comments/{commentId}/like',
    params: CommentParams,
    result: CommentLikeState,
  },
  unlikeComment: {
    route: 'DELETE /community/outfits/{outfitId}/comments/{commentId}/like',
    params: CommentParams,
    result: CommentLikeState,
  },

  followUser: {
    route: 'PUT /community/following/{userId}',
    cost: { forNew: 'follows' },
    params: z.object({ userId: z.guid() }),
    result: Follow,
  },
  unfollowUser: { route: 'DELETE /community/following/{userId}', params: z.object({ userId: anyId }) },
  /** Lists the people whom the user follows, or whom the person `of` follows. */
  listFollowing: {
    route: 'GET /community/following',
    query: pageQuery(50).extend({ of: anyId.optional() }),
    result: pageOf(FollowOf),
  },
  /** Lists the people who follow the user or the person `of`, the latest follower first. */
  listFollowers: {
    route: 'GET /community/followers',
    query: pageQuery(50, followerCursor).extend({ of: anyId.optional() }),
    result: pageOf(FollowOf, followerCursor),
  },
  /**
   * Lists the public outfits of the people that the user follows, newest first. A page may have fewer outfits than
   * requested. Only a null cursor marks the last page.
   */
  listFollowedFeed: {
    route: 'GET /community/following/outfits',
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },

  /** Finds people whose names begin with a text, without regard to case and accents. */
  findPeople: {
    route: 'GET /community/people',
    query: z.object({ name: z.string().trim().min(2).max(limits.account.displayName.max) }),
    result: z.array(Person),
  },
  getPerson: { route: 'GET /people/{userId}', params: PersonParams, result: PersonDetails },
  /** Lists a person's public outfits, newest first. */
  listPersonOutfits: {
    route: 'GET /people/{userId}/outfits',
    params: PersonParams,
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },
});
