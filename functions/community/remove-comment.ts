import { AppError } from '#shared/errors';
import { isRefused } from '../platform/conditions.ts';
import { CommentEntity } from '../table/comment.ts';
import type { CommentPlace } from './comment-likes.ts';

/**
 * Deletes one of the user's own comments. The replies to it are not listed from then on, and are deleted as its
 * projection. Does nothing if the comment is gone, so that it can be repeated; throws `not_found` for another user's.
 */
export async function removeComment(
  userId: string,
  { outfitId, commentId }: CommentPlace,
): Promise<undefined> {
  try {
    await CommentEntity.delete({ outfitId, id: commentId })
      .where((comment, { eq, notExists }) => `${notExists(comment.id)} OR ${eq(comment.userId, userId)}`)
      .go();
  } catch (error) {
    throw isRefused(error) ? new AppError('not_found') : error;
  }
}
