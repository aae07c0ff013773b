import { commit, onlyIf } from '../platform/transactions.ts';
import {
  CommentCountEntity,
  type CommentPlace,
  commentLikeRows,
  dropCommentLike,
} from '../rows/community/comment.ts';
import { requireShown } from '../rows/safety/hidden.ts';
import { requireComment } from './comment.ts';
import { requireVisible } from './require-visible.ts';

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

/** Removes the user's like of a comment. Idempotent. Throws the errors of `requireReadable`. */
export async function unlikeComment(userId: string, place: CommentPlace) {
  await requireReadable(userId, place);
  await commit(commentLikeRows, (entities) => dropCommentLike(entities, userId, place));
  return commentLikeState(place, false);
}

/** Throws `not_found` unless the comment exists and the user may see it and its outfit. */
async function requireReadable(userId: string, { outfitId, commentId }: CommentPlace): Promise<void> {
  const [{ hidden }, comment] = await Promise.all([
    requireVisible(userId, outfitId),
    requireComment(outfitId, commentId),
  ]);
  requireShown(hidden, commentId, comment.userId);
}

/** The answer to liking or unliking a comment. Its number of likes is read consistently. */
async function commentLikeState({ outfitId, commentId }: CommentPlace, isLiked: boolean) {
  const count = await CommentCountEntity.read({ outfitId, id: commentId });
  return { commentId, isLiked, likesCount: count?.likesCount ?? 0 };
}
