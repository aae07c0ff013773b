import { commit, onlyIf } from '../platform/transactions.ts';
import { type CommentPlace, commentLikeRows } from '../rows/community/comment-like-rows.ts';
import { commentLikeState, requireReadable } from './comment-likes.ts';

/** Likes a comment and counts the like, in one transaction. Idempotent. Throws the errors of `requireReadable`. */
export async function likeComment(userId: string, place: CommentPlace) {
  const { outfitId, commentId } = place;
  await requireReadable(userId, place);
  await commit(commentLikeRows, ({ like, count, comment }) => [
    like.create({ userId, outfitId, commentId }).commit(),
    count.upsert({ outfitId, id: commentId }).add({ likesCount: 1 }).commit(),
    onlyIf(comment.check({ outfitId, id: commentId }), ({ id }, { exists }) => exists(id)),
  ]);
  return commentLikeState(place, true);
}
