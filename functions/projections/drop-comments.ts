import { CommentCountEntity, CommentEntity, type CommentRow } from '../rows/community/comment.ts';

/** Sorts after every id, because ids contain only the digits 0 to f. */
const afterEveryId = 'g';

/** Deletes the replies to a deleted comment, and the like counts of the comment and its replies. */
export async function dropReplies({ outfitId, id }: Pick<CommentRow, 'outfitId' | 'id'>): Promise<void> {
  const { data: later } = await CommentEntity.query
    .byOutfit({ outfitId })
    .between({ id }, { id: afterEveryId })
    .go({ pages: 'all', consistent: true });
  const replies = later.filter(({ parentCommentId }) => parentCommentId === id);
  await drop(outfitId, [id, ...replies.map((reply) => reply.id)]);
}

/** Deletes all comments on a deleted outfit. */
export async function dropCommentsOn(outfitId: string): Promise<void> {
  const { data: comments } = await CommentEntity.query
    .byOutfit({ outfitId })
    .go({ pages: 'all', consistent: true, attributes: ['id'] });
  await drop(
    outfitId,
    comments.map(({ id }) => id),
  );
}

async function drop(outfitId: string, ids: readonly string[]): Promise<void> {
  const keys = ids.map((id) => ({ outfitId, id }));
  if (keys.length === 0) return;
  const { unprocessed: counts } = await CommentCountEntity.delete(keys).go();
  const { unprocessed: comments } = await CommentEntity.delete(keys).go();
  if (counts.length + comments.length) throw new Error('Comments could not be deleted at once.');
}
