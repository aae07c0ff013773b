import { onlyIf, type Writers } from '../../platform/transactions.ts';
import { CommentCountEntity, CommentEntity, CommentLikeEntity } from './comment.ts';

/** What transactions write that like or unlike a comment: the like and the comment's number of likes. */
export const commentLikeRows = {
  like: CommentLikeEntity,
  count: CommentCountEntity,
  comment: CommentEntity,
};
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
