import type { EntityItem } from 'electrodb';
import { nullable } from '../../platform/nullable.ts';
import { defineEntity } from '../../platform/table.ts';
import { indexBy, partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * A comment in its outfit's partition; a query backwards lists the newest first. Its likes are counted in a
 * separate row, because a like would otherwise write the whole text again.
 *
 * | access        | how                                                                     | units             |
 * |---------------|-------------------------------------------------------------------------|-------------------|
 * | a page        | one query, one batch of older comments that are replied to, one range   | 0.5 read per 4 kB |
 * |               | each of counts and own likes, one batch of authors                      | and 0.5 an author |
 * | write         | one get of the card, one of the parent, one transaction with two checks | 1.5 read, 6 write |
 * | like          | two gets, one transaction: the like, the count and a check              | 1.5 read, 6 write |
 * | of a person   | one query of the index, backwards                                       | 0.5 read per 4 kB |
 * | delete        | one get of the own outfit, one conditional delete; as its projection    | 0.5 read, 1 write,|
 * |               | one query of what came later and one batch delete of replies and counts | 2 a reply         |
 *
 * The index takes one write unit more when a comment is written, withheld or deleted.
 */
export const CommentEntity = defineEntity('comment', {
  attributes: {
    outfitId: { type: 'string', required: true },
    id: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    parentCommentId: { type: nullable<string>(), required: true },
    commentText: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
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
    outfitId: { type: 'string', required: true },
    id: { type: 'string', required: true },
    likesCount: { type: 'number', required: true },
  },
  indexes: { byOutfit: { pk: partitionBy('outfitId'), sk: sortBy('id') } },
});

/** A person's like of a comment. The key contains both, so a person can like a comment only once. */
export const CommentLikeEntity = defineEntity('comment-like', {
  attributes: {
    userId: { type: 'string', required: true },
    outfitId: { type: 'string', required: true },
    commentId: { type: 'string', required: true },
  },
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy('outfitId', 'commentId') } },
});
