import { community } from '#shared/contract/community';
import { serve } from '../platform/serving/serve.ts';
import { endFollow } from '../rows/community/follow.ts';
import { addComment, removeComment } from './add-comment.ts';
import {
  addToCollection,
  listCollected,
  listCollections,
  removeCollection,
  saveCollection,
  takeFromCollection,
} from './collections.ts';
import { likeComment, unlikeComment } from './comment-likes.ts';
import { findPeople } from './find-people.ts';
import { followUser } from './follow-user.ts';
import { listFollowers, listFollowing } from './follows.ts';
import { getOverview, listTrending } from './get-overview.ts';
import { getOwnTotals } from './get-own-totals.ts';
import { getPerson, listPersonOutfits } from './get-person.ts';
import { getPublicOutfit } from './get-public-outfit.ts';
import { listComments } from './list-comments.ts';
import { listFeed } from './list-feed.ts';
import { listFollowedFeed } from './list-followed-feed.ts';
import { listLikedOutfits, listLikes } from './list-likes.ts';
import { likeOutfit, unlikeOutfit } from './outfit-likes.ts';
import { listRecommendations } from './recommendations/list-recommendations.ts';

export const handler = serve(community, {
  getOverview: ({ userId }) => getOverview(userId),
  getOwnTotals: ({ userId }) => getOwnTotals(userId),
  listFeed: ({ userId, query }) => listFeed(userId, query),
  listTrending: ({ userId }) => listTrending(userId),
  listRecommendations: async ({ userId, language }) => ({
    recommendations: await listRecommendations(userId, language),
  }),
  getPublicOutfit: ({ userId, params }) => getPublicOutfit(userId, params.outfitId),
  likeOutfit: ({ userId, params }) => likeOutfit(userId, params.outfitId),
  unlikeOutfit: ({ userId, params }) => unlikeOutfit(userId, params.outfitId),
  listLikes: ({ userId, query }) => listLikes(userId, query),
  listLikedOutfits: ({ userId, query }) => listLikedOutfits(userId, query),
  listCollections: ({ userId }) => listCollections(userId),
  saveCollection: ({ userId, params, body }) => saveCollection(userId, params.collectionId, body),
  removeCollection: ({ userId, params }) => removeCollection(userId, params.collectionId),
  listCollected: ({ userId, params }) => listCollected(userId, params.collectionId),
  addToCollection: ({ userId, params }) => addToCollection(userId, params.collectionId, params.outfitId),
  takeFromCollection: ({ userId, params }) =>
    takeFromCollection(userId, params.collectionId, params.outfitId),
  listComments: ({ userId, params, query }) => listComments(userId, params.outfitId, query),
  addComment: ({ userId, newId, params, body }) => addComment(userId, newId, params.outfitId, body),
  removeComment: ({ userId, params }) => removeComment(userId, params),
  likeComment: ({ userId, params }) => likeComment(userId, params),
  unlikeComment: ({ userId, params }) => unlikeComment(userId, params),
  followUser: ({ userId, params, spend }) => followUser(userId, params.userId, spend),
  unfollowUser: ({ userId, params }) => endFollow(userId, params.userId),
  listFollowing: ({ userId, query }) => listFollowing(userId, query),
  listFollowers: ({ userId, query }) => listFollowers(userId, query),
  listFollowedFeed: ({ userId, query }) => listFollowedFeed(userId, query),
  findPeople: ({ userId, query }) => findPeople(userId, query.name),
  getPerson: ({ userId, params }) => getPerson(userId, params.userId),
  listPersonOutfits: ({ userId, params, query }) => listPersonOutfits(userId, params.userId, query),
});
