import { AppError } from '#shared/errors';
import { CommentCountEntity, CommentEntity } from '../table/comment.ts';
import { requireComment } from './comment.ts';

/** Ids are written in the digits 0 to f. */
const afterEveryId = 'g';

type Place = { outfitId: string; commentId: string };

/** Takes a comment of the user's own away, and the replies to it, which would hang in the air. */
export async function removeComment(userId: string, { outfitId, commentId }: Place): Promise<undefined> {
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
