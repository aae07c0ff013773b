import { Service } from 'electrodb';
import { CommentCountEntity, CommentEntity, CommentLikeEntity } from '../table/comment.ts';

/** The service for transactions of a comment's like: the like, and the comment's number of likes. */
export const commentLikeRows = new Service({
  like: CommentLikeEntity,
  count: CommentCountEntity,
  comment: CommentEntity,
});
type Entities = Parameters<Parameters<typeof commentLikeRows.transaction.write>[0]>[0];

/** The place of a comment: its outfit's id and its own. */
export type CommentPlace = { outfitId: string; commentId: string };

/** The operations of a transaction that takes a like back; refused where there is none, or nothing to subtract from. */
export const dropCommentLike = (
  { like, count }: Entities,
  userId: string,
  { outfitId, commentId }: CommentPlace,
) => [
  like.remove({ userId, outfitId, commentId }).commit(),
  count
    .patch({ outfitId, id: commentId })
    .subtract({ likesCount: 1 })
    .where(({ likesCount }, { gt }) => gt(likesCount, 0))
    .commit(),
];
