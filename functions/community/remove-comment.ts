import { AppError } from '#shared/errors';
import type { CommentPlace } from '../domain/comment-like-rows.ts';
import { isRefused } from '../platform/conditions.ts';
import { CommentEntity } from '../table/comment.ts';
import { OutfitEntity } from '../table/outfit.ts';

/**
 * Deletes a comment. Its author may do that, and so may the owner of the outfit. Replies to it are no longer listed,
 * and a projection deletes them later. Idempotent: does nothing if the comment is already deleted. Throws `not_found`
 * for everybody else.
 */
export async function removeComment(
  userId: string,
  { outfitId, commentId }: CommentPlace,
): Promise<undefined> {
  const { data: ownOutfit } = await OutfitEntity.get({ userId, id: outfitId }).go({ attributes: ['id'] });
  const removal = CommentEntity.delete({ outfitId, id: commentId });
  try {
    await (ownOutfit
      ? removal
      : removal.where(
          (comment, { eq, notExists }) => `${notExists(comment.id)} OR ${eq(comment.userId, userId)}`,
        )
    ).go();
  } catch (error) {
    throw isRefused(error) ? new AppError('not_found') : error;
  }
}
