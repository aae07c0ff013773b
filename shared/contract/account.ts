import * as z from 'zod';
import { Comment } from './comments.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';

/** The word that a person has to type to delete their account. The request has to contain it, too. */
export const deletionWord = 'delete';

/** A comment by the user, on their own outfit or on somebody else's. */
export const OwnComment = Comment.omit({ userId: true, author: true, likesCount: true, isLiked: true });
export type OwnComment = z.infer<typeof OwnComment>;

/** The cursor of a page of liked comments: the outfit id and the comment id of its last row. */
const likeCursor = z.string().regex(/^[\da-f-]{36}_[\da-f-]{36}$/);
export const CommentLikesQuery = pageQuery(200, likeCursor);
export type CommentLikesQuery = z.output<typeof CommentLikesQuery>;

/** The calls about all data of a person: parts of the download that no page shows, and the account's deletion. */
export const account = defineContract({
  /** Lists all comments of the user, newest first. */
  listOwnComments: { route: 'GET /account/comments', query: pageQuery(200), result: pageOf(OwnComment) },
  /** Lists the comments that the user likes. */
  listCommentLikes: {
    route: 'GET /account/comment-likes',
    query: CommentLikesQuery,
    result: pageOf(z.object({ outfitId: z.uuid(), commentId: z.uuid() }), likeCursor),
  },
  /**
   * Ends all sessions of the user, this one too. From then on no token that was issued before changes anything or
   * costs anything, and none is renewed; it still reads until it expires.
   */
  endSessions: { route: 'DELETE /account/sessions', ends: 'session' },
  /**
   * Deletes the account and all of its data. From then on nobody else sees the person, and the person cannot sign in.
   * The remaining data is removed in the background. This cannot be undone.
   */
  deleteAccount: {
    route: 'PUT /account/deletion',
    ends: 'account',
    body: z.object({ confirmation: z.literal(deletionWord) }),
  },
});
