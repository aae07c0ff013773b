import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { AiAnalysis, Outfit, VisualizationItem } from './outfits.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId } from './params.ts';
import { Person } from './profile.ts';
import { lines } from './texts.ts';

/** A signed URL of a photo or picture, valid for at most fifteen minutes. */
const photoUrl = z.string();

/**
 * A text about an outfit that other people may read. It is a type of its own, so that an answer for others does not
 * compile with a text that only the owner may read. On the server only `functions/rows/community/publication.ts` makes it.
 */
export const PublicText = z.string().brand('public');
export type PublicText = z.infer<typeof PublicText>;

/** A public outfit as the feed and the outfit grids show it. */
export const OutfitCard = Outfit.pick({
  id: true,
  userId: true,
  title: true,
  prompt: true,
  mood: true,
  occasion: true,
  purchaseLinks: true,
  likesCount: true,
  createdAt: true,
}).extend({
  author: Person,
  isLiked: z.boolean(),
  description: PublicText,
  colorHarmony: PublicText,
  styleAnalysis: PublicText,
  /** The signed URL of the outfit's picture; null if it has no picture. */
  imageUrl: photoUrl.nullable(),
  /** The colors of all pieces, without duplicates. */
  colors: z.array(z.string()),
  /** The pieces that the outfit's picture shows, at most four. */
  pieces: z.array(
    VisualizationItem.pick({ itemName: true, category: true, color: true }).extend({ url: photoUrl }),
  ),
  /**
   * All pieces, for a flat-lay. Null if no flat-lay is possible, because no piece is cut out or because a piece no
   * longer exists.
   */
  flatLay: z
    .array(
      z.object({
        category: z.string(),
        isCutOut: z.boolean(),
        /** Width divided by height of the cut-out, or of the photo if there is no cut-out. */
        aspectRatio: z.number().positive(),
        url: photoUrl,
      }),
    )
    .nullable(),
});
export type OutfitCard = z.infer<typeof OutfitCard>;

/**
 * A public outfit as the modal shows it to other people. It lacks the owner's private fields, and the stylist's tips
 * and reasons, because these are about the owner. `reasoning` only names the style, and the reasoning of each item is
 * empty.
 */
export const PublicOutfit = OutfitCard.omit({
  colorHarmony: true,
  styleAnalysis: true,
  colors: true,
  pieces: true,
}).extend(
  Outfit.pick({ updatedAt: true }).extend({
    reasoning: PublicText,
    styleNotes: PublicText,
    aiAnalysis: AiAnalysis.extend({
      stylingTips: z.array(PublicText),
      colorHarmony: PublicText,
      styleAnalysis: PublicText,
      outfitVisualization: z.object({
        items: z.array(
          VisualizationItem.omit({ imageUrl: true }).extend({
            reasoning: z.literal(''),
            url: photoUrl,
          }),
        ),
      }),
    }),
  }).shape,
);
export type PublicOutfit = z.infer<typeof PublicOutfit>;

/**
 * A public outfit as its page shows it to visitors without a session. Besides the author's name it contains nothing
 * that identifies a person.
 */
export const SharedOutfit = PublicOutfit.pick({
  id: true,
  title: true,
  description: true,
  mood: true,
  occasion: true,
  createdAt: true,
  imageUrl: true,
  flatLay: true,
}).extend({
  authorName: z.string(),
  pieces: z.array(VisualizationItem.pick({ itemId: true, itemName: true }).extend({ url: photoUrl })),
});
export type SharedOutfit = z.infer<typeof SharedOutfit>;

/** The community statistics: counts and trends of all public outfits. */
export const CommunityStats = z.object({
  /** The number of public outfits. */
  totalOutfits: z.int().min(0),
  /** The total number of likes of all public outfits. */
  totalLikes: z.int().min(0),
  mostLikedOutfit: Outfit.pick({ title: true, likesCount: true, prompt: true, mood: true }).nullable(),
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

export const Comment = z.object({
  id: z.uuid(),
  outfitId: z.uuid(),
  userId: z.string(),
  author: Person,
  /** The comment that this one replies to; null for a comment on the outfit itself. */
  parentCommentId: z.uuid().nullable(),
  commentText: z.string(),
  createdAt: z.iso.datetime(),
  likesCount: z.int().min(0),
  isLiked: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

const textRequired = 'Please write a comment';
export const NewComment = z.object({
  commentText: lines(textRequired)
    .min(1, textRequired)
    .max(limits.comment.text, `Comment must be less than ${limits.comment.text} characters`),
  parentCommentId: z.uuid().nullable().default(null),
});
export type NewComment = z.output<typeof NewComment>;

const LikeState = z.object({ outfitId: z.uuid(), isLiked: z.boolean(), likesCount: z.int().min(0) });
const CommentLikeState = z.object({
  commentId: z.uuid(),
  isLiked: z.boolean(),
  likesCount: z.int().min(0),
});
const Like = z.object({ userId: z.string(), outfitId: z.uuid(), createdAt: z.iso.datetime() });
const Follow = z.object({ followerId: z.string(), followingId: z.guid(), createdAt: z.iso.datetime() });

/** A follow, with the person that the user follows or is followed by. */
const FollowOf = Follow.extend({
  person: Person,
  /** Whether the user follows that person. */
  isFollowed: z.boolean(),
});
export type FollowOf = z.infer<typeof FollowOf>;

/** What others see of a person besides their outfits. */
export const PersonDetails = Person.extend({
  followers: z.int().min(0),
  following: z.int().min(0),
  /** Whether the user follows the person. */
  isFollowed: z.boolean(),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/** The cursor of a page of followers: the time and the id of the last follower on it. */
const followerCursor = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[\da-f-]{36}$/);

const PersonParams = z.object({ userId: anyId });
const OutfitParams = z.object({ outfitId: z.uuid() });
const CommentParams = OutfitParams.extend({ commentId: z.uuid() });

export const community = defineContract({
  /** Returns everything that the community page shows besides the feed, in one request. */
  getOverview: {
    route: 'GET /community/overview',
    cost: 'nothing',
    repeat: 'reads',
    result: z.object({
      stats: CommunityStats,
      /** Outfits with likes, at most ten: the most liked first, then by date. */
      topLiked: z.array(OutfitCard),
      /** The people whom the user follows. */
      followingIds: z.array(z.string()),
    }),
  },
  getOwnTotals: { route: 'GET /community/totals', cost: 'nothing', repeat: 'reads', result: OwnTotals },
  /**
   * Lists the public outfits of others, newest first. A page may be shorter than requested at the end of the feed, or
   * where hundreds of the user's own outfits follow each other. Only a null cursor marks the last page.
   */
  listFeed: {
    route: 'GET /community/feed',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },
  /**
   * Lists the public outfits of others from the last seven days, at most fifty: the most liked first, then the newest.
   */
  listTrending: {
    route: 'GET /community/trending',
    cost: 'nothing',
    repeat: 'reads',
    result: z.array(OutfitCard),
  },
  listRecommendations: {
    route: 'GET /community/recommendations',
    cost: 'recommendations',
    repeat: 'reads',
    result: z.object({ recommendations: z.array(Recommendation) }),
  },
  getPublicOutfit: {
    route: 'GET /community/outfits/{outfitId}',
    cost: 'nothing',
    repeat: 'reads',
    params: OutfitParams,
    result: PublicOutfit,
  },

  likeOutfit: {
    route: 'PUT /community/outfits/{outfitId}/like',
    cost: 'nothing',
    repeat: 'same',
    params: OutfitParams,
    result: LikeState,
  },
  unlikeOutfit: {
    route: 'DELETE /community/outfits/{outfitId}/like',
    cost: 'nothing',
    repeat: 'same',
    params: OutfitParams,
    result: LikeState,
  },
  listLikes: {
    route: 'GET /community/likes',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(100),
    result: pageOf(Like),
  },
  /** Lists the liked outfits that are still public, the newest outfit first. */
  listLikedOutfits: {
    route: 'GET /community/liked-outfits',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },

  /**
   * Lists comments and replies, newest first. A page with a reply also contains the comment that it replies to. If that
   * comment is older than the page, it is at the end of the page, and it appears again on its own page.
   */
  listComments: {
    route: 'GET /community/outfits/{outfitId}/comments',
    cost: 'nothing',
    repeat: 'reads',
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
  /**
   * Removes a comment. Only its author and the owner of the outfit may do so. The replies to it are no longer listed.
   */
  removeComment: {
    route: 'DELETE /community/outfits/{outfitId}/comments/{commentId}',
    cost: 'nothing',
    repeat: 'same',
    params: CommentParams,
  },
  likeComment: {
    route: 'PUT /community/outfits/{outfitId}/comments/{commentId}/like',
    cost: 'nothing',
    repeat: 'same',
    params: CommentParams,
    result: CommentLikeState,
  },
  unlikeComment: {
    route: 'DELETE /community/outfits/{outfitId}/comments/{commentId}/like',
    cost: 'nothing',
    repeat: 'same',
    params: CommentParams,
    result: CommentLikeState,
  },

  followUser: {
    route: 'PUT /community/following/{userId}',
    cost: { forNew: 'follows' },
    repeat: 'same',
    params: z.object({ userId: z.guid() }),
    result: Follow,
  },
  unfollowUser: {
    route: 'DELETE /community/following/{userId}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({ userId: anyId }),
  },
  listFollowing: {
    route: 'GET /community/following',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(50),
    result: pageOf(FollowOf),
  },
  /** Lists the people who follow the user, the latest follower first. */
  listFollowers: {
    route: 'GET /community/followers',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(50).extend({ cursor: followerCursor.optional() }),
    result: z.object({ items: z.array(FollowOf), cursor: followerCursor.nullable() }),
  },
  /**
   * Lists the public outfits of the people that the user follows, newest first. A page may have fewer outfits than
   * requested. Only a null cursor marks the last page.
   */
  listFollowedFeed: {
    route: 'GET /community/following/outfits',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },

  getPerson: {
    route: 'GET /people/{userId}',
    cost: 'nothing',
    repeat: 'reads',
    params: PersonParams,
    result: PersonDetails,
  },
  /** Lists a person's public outfits, newest first. */
  listPersonOutfits: {
    route: 'GET /people/{userId}/outfits',
    cost: 'nothing',
    repeat: 'reads',
    params: PersonParams,
    query: pageQuery(50),
    result: pageOf(OutfitCard),
  },
});
