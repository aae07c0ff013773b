import type { EntityItem } from 'electrodb';
import { defineEntity, indexBy, nullable, partitionBy, required, sortBy } from '../../platform/table.ts';

/**
 * A comment in its outfit's partition; a query backwards lists the newest first. Its likes are counted in a
 * separate row, because a like would otherwise write the whole text again.
 *
 * The index takes one write unit more when a comment is written, withheld or deleted.
 */
export const CommentEntity = defineEntity('comment', {
  attributes: {
    ...required('string', 'outfitId', 'id', 'userId'),
    parentCommentId: { type: nullable<string>(), required: true },
    ...required('string', 'commentText', 'createdAt'),
    /** Hidden from everyone but its author, after enough reports or by a moderator. */
    isWithheld: { type: 'boolean' },
  },
  indexes: {
    byOutfit: { pk: partitionBy('outfitId'), sk: sortBy('id') },
    byAuthor: indexBy('comments', 'userId', 'id'),
  },
});
export type CommentRow = EntityItem<typeof CommentEntity>;

/** The number of likes of a comment. */
export const CommentCountEntity = defineEntity('comment-count', {
  attributes: {
    ...required('string', 'outfitId', 'id'),
    likesCount: { type: 'number', required: true },
  },
  indexes: { byOutfit: { pk: partitionBy('outfitId'), sk: sortBy('id') } },
});

/** A person's like of a comment. The key contains both, so a person can like a comment only once. */
export const CommentLikeEntity = defineEntity('comment-like', {
  attributes: required('string', 'userId', 'outfitId', 'commentId'),
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy('outfitId', 'commentId') } },
});
