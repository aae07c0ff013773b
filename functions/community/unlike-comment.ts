import { commit } from '../platform/transactions.ts';
import { type CommentPlace, commentLikeRows, commentLikeState, requireReadable } from './comment-likes.ts';

/** Removes the user's like of a comment; idempotent. Throws the errors of `requireReadable`. */
export async function unlikeComment(userId: string, place: CommentPlace) {
  const { outfitId, commentId } = place;
  await requireReadable(userId, place);
  await commit(() =>
    commentLikeRows.transaction
      .write(({ like, count }) => [
        like.remove({ userId, outfitId, commentId }).commit(),
        count
          .patch({ outfitId, id: commentId })
          .subtract({ likesCount: 1 })
          .where(({ likesCount }, { gt }) => gt(likesCount, 0))
          .commit(),
      ])
      .go(),
  );
  return commentLikeState(place, false);
}
