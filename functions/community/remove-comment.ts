import { AppError } from '#shared/errors';
import { isWritten } from '../platform/conditions.ts';
import { CommentEntity, type CommentPlace } from '../rows/community/comment.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { requireVisible } from './require-visible.ts';

/**
 * Deletes a comment. Its author may do that, and so may the owner of the outfit. Replies to it are no longer listed,
 * and a projection deletes them later. Idempotent: does nothing if the comment is already deleted. Throws `not_found`
 * for everybody else, and for an outfit that the user may not see, whether the comment exists or not.
 */
export async function removeComment(
  userId: string,
  { outfitId, commentId }: CommentPlace,
): Promise<undefined> {
  const { data: ownOutfit } = await OutfitEntity.get({ userId, id: outfitId }).go({ attributes: ['id'] });
  const key = { outfitId, id: commentId };
  if (ownOutfit) {
    await CommentEntity.delete(key).go();
    return;
  }
  const own = CommentEntity.delete(key).where((comment, { eq }) => eq(comment.userId, userId));
  if (await isWritten(own.go())) return;
  await requireVisible(userId, outfitId);
  const { data: ofOther } = await CommentEntity.get(key).go({ consistent: true, attributes: ['id'] });
  if (ofOther) throw new AppError('not_found');
}
