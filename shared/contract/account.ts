import * as z from 'zod';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';

/** What has to be typed, and sent, to delete an account. */
export const deletionWord = 'delete';

/** A comment of the user, on their own or another one's outfit. */
export const OwnComment = z.object({
  id: z.uuid(),
  outfitId: z.uuid(),
  parentCommentId: z.uuid().nullable(),
  commentText: z.string(),
  createdAt: z.iso.datetime(),
});
export type OwnComment = z.infer<typeof OwnComment>;

/** The end of a page of liked comments: outfit and comment of its last one. */
const likeCursor = z.string().regex(/^[\da-f-]{36}_[\da-f-]{36}$/);
export const CommentLikesQuery = pageQuery(200).extend({ cursor: likeCursor.optional() });
export type CommentLikesQuery = z.output<typeof CommentLikesQuery>;

/** What concerns all of a person's data: the parts of its download that no page shows, and its end. */
export const account = defineContract({
  /** All comments of the user, the newest first. */
  listOwnComments: {
    route: 'GET /account/comments',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(200),
    result: pageOf(OwnComment),
  },
  /** The comments that the user likes. */
  listCommentLikes: {
    route: 'GET /account/comment-likes',
    cost: 'nothing',
    repeat: 'reads',
    query: CommentLikesQuery,
    result: z.object({
      items: z.array(z.object({ outfitId: z.uuid(), commentId: z.uuid() })),
      cursor: likeCursor.nullable(),
    }),
  },
  /**
   * Deletes the account with everything of it. Nobody else sees the person from then on, and they cannot sign in any
   * more; the rest is removed afterwards. It cannot be taken back.
   */
  deleteAccount: {
    route: 'PUT /account/deletion',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ confirmation: z.literal(deletionWord) }),
  },
});
