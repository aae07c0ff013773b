import { notFoundWhenRefused } from '../platform/conditions.ts';
import { CommentEntity } from '../table/comment.ts';
import type { CommentPlace } from './comment-likes.ts';

/**
 * Deletes one of the user's own comments. The replies to it are not listed from then on, and are deleted as its
 * projection. Throws `not_found` for another user's comment.
 */
export async function removeComment(
  userId: string,
  { outfitId, commentId }: CommentPlace,
): Promise<undefined> {
  await notFoundWhenRefused(
    CommentEntity.remove({ outfitId, id: commentId })
      .where((comment, { eq }) => eq(comment.userId, userId))
      .go(),
  );
}
