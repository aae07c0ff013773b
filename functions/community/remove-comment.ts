import { AppError } from '#shared/errors';
import { CommentCountEntity, CommentEntity } from '../table/comment.ts';
import { requireComment } from './comment.ts';
import type { CommentPlace } from './comment-likes.ts';

/** Sorts after every id, because ids consist of the digits 0 to f. */
const afterEveryId = 'g';

/**
 * Deletes one of the user's own comments with all replies to it. Throws `not_found` for another user's
 * comment.
 */
export async function removeComment(
  userId: string,
  { outfitId, commentId }: CommentPlace,
): Promise<undefined> {
  const comment = await requireComment(outfitId, commentId);
  if (comment.userId !== userId) throw new AppError('not_found');
  const { data: replies } = comment.parentCommentId
    ? { data: [] }
    : await CommentEntity.query
        .byOutfit({ outfitId })
        .between({ id: commentId }, { id: afterEveryId })
        .go({ pages: 'all', consistent: true });
  const keys = [comment, ...replies.filter(({ parentCommentId }) => parentCommentId === commentId)].map(
    ({ id }) => ({ outfitId, id }),
  );
  await CommentEntity.delete(keys).go();
  await CommentCountEntity.delete(keys).go();
}
