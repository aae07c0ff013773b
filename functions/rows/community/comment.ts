import type { EntityItem } from 'electrodb';
import { defineEntity, indexBy, keyOf, nullable, required } from '../../platform/table.ts';
import { onlyIf, type Writers } from '../../platform/transactions.ts';

/**
 * A comment in its outfit's partition; a query backwards lists the newest first. Its likes are counted in a
 * separate row, because a like would otherwise write the whole text again.
 *
 * The index takes one write unit more when a comment is written, withheld or deleted.
 */
export const CommentEntity = defineEntity('comment', {
  attributes: {
    ...required('string', 'outfitId', 'id', 'userId', 'commentText', 'createdAt'),
    parentCommentId: { type: nullable<string>(), required: true },
    /** Hidden from everyone but its author, after enough reports or by a moderator. */
    isWithheld: { type: 'boolean' },
  },
  indexes: { byOutfit: keyOf('outfitId', 'id'), byAuthor: indexBy('comments', 'userId', 'id') },
});
export type CommentRow = EntityItem<typeof CommentEntity>;

/** The number of likes of a comment. */
export const CommentCountEntity = defineEntity('comment-count', {
  attributes: { ...required('string', 'outfitId', 'id'), likesCount: { type: 'number', required: true } },
  indexes: { byOutfit: keyOf('outfitId', 'id') },
});

/** A person's like of a comment. The key contains both, so a person can like a comment only once. */
export const CommentLikeEntity = defineEntity('comment-like', {
  attributes: required('string', 'userId', 'outfitId', 'commentId'),
  indexes: { byUser: keyOf('userId', 'outfitId', 'commentId') },
});

/** What transactions write that like or unlike a comment: the like and the comment's number of likes. */
export const commentLikeRows = { like: CommentLikeEntity, count: CommentCountEntity, comment: CommentEntity };
type Entities = Writers<typeof commentLikeRows>;

/** Where a comment is stored: the id of its outfit and its own id. */
export type CommentPlace = { outfitId: string; commentId: string };

/** The operations of a transaction that takes a like back. Refused if there is no like or no count to subtract from. */
export const dropCommentLike = (
  { like, count }: Entities,
  userId: string,
  { outfitId, commentId }: CommentPlace,
) => [
  like.remove({ userId, outfitId, commentId }).commit(),
  onlyIf(count.patch({ outfitId, id: commentId }).subtract({ likesCount: 1 }), ({ likesCount }, { gt }) =>
    gt(likesCount, 0),
  ),
];
