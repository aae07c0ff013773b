import { commit } from '../platform/transactions.ts';
import { type CommentPlace, commentLikeRows, commentLikeState, requireReadable } from './comment-likes.ts';

/**
 * Likes a comment and counts the like, in one transaction; idempotent. Throws the errors of
 * `requireReadable`.
 */
export async function likeComment(userId: string, place: CommentPlace) {
  const { outfitId, commentId } = place;
  await requireReadable(userId, place);
  await commit(() =>
    commentLikeRows.transaction
      .write(({ like, count }) => [
        like.create({ userId, outfitId, commentId }).commit(),
        count.upsert({ outfitId, id: commentId }).add({ likesCount: 1 }).commit(),
      ])
      .go(),
  );
  return commentLikeState(place, true);
}
