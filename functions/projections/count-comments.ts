import { limits } from '#shared/limits';
import { skipWhenRefused } from '../platform/conditions.ts';
import { keyInYear } from '../platform/id-time.ts';
import { readAll } from '../platform/table.ts';
import { CommentCountEntity, CommentEntity, type CommentRow } from '../rows/community/comment.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';

/**
 * Counts the comments on an outfit in its standing, as far as they are counted (`limits.community.comments`). They are
 * counted anew each time, so changes may arrive twice or in any order. Does nothing for an outfit that never was public.
 */
export async function countComments(outfitId: string, isNew = false): Promise<void> {
  const { data } = await CommentEntity.query
    .byOutfit({ outfitId })
    .go({ limit: limits.community.comments, attributes: ['id', 'isWithheld'], consistent: true });
  const commentsCount = data.filter(({ isWithheld }) => !isWithheld).length;
  // A new standing without comments needs no count.
  if (isNew && commentsCount === 0) return;
  await skipWhenRefused(
    OutfitStandingEntity.patch(keyInYear(outfitId))
      .set({ commentsCount })
      .where(({ isGone }, { notExists }) => notExists(isGone))
      .go(),
  );
}

/** Sorts after every id, because ids contain only the digits 0 to f. */
const afterEveryId = 'g';

/** Deletes the replies to a deleted comment, and the like counts of the comment and its replies. */
export async function dropReplies({ outfitId, id }: Pick<CommentRow, 'outfitId' | 'id'>): Promise<void> {
  const later = await readAll(
    CommentEntity.query.byOutfit({ outfitId }).between({ id }, { id: afterEveryId }),
  );
  const replies = later.filter(({ parentCommentId }) => parentCommentId === id);
  await drop(outfitId, [id, ...replies.map((reply) => reply.id)]);
}

/** Deletes all comments on a deleted outfit. */
export async function dropCommentsOn(outfitId: string): Promise<void> {
  const comments = await readAll(CommentEntity.query.byOutfit({ outfitId }), 'id');
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
