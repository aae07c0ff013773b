import { commit } from '../platform/transactions.ts';
import { type CommentPlace, commentLikeRows, dropCommentLike } from '../rows/community/comment-like-rows.ts';
import { commentLikeState, requireReadable } from './comment-likes.ts';

/** Removes the user's like of a comment. Idempotent. Throws the errors of `requireReadable`. */
export async function unlikeComment(userId: string, place: CommentPlace) {
  await requireReadable(userId, place);
  await commit(commentLikeRows, (entities) => dropCommentLike(entities, userId, place));
  return commentLikeState(place, false);
}
