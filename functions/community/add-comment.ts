import type { Comment, NewComment } from '#shared/contract/comments';
import { AppError } from '#shared/errors';
import { isWritten } from '../platform/conditions.ts';
import { keyInYear } from '../platform/id-time.ts';
import { commit, onlyIf, refused, stillHas } from '../platform/transactions.ts';
import { CommentEntity, type CommentPlace } from '../rows/community/comment.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { requireShown } from '../rows/safety/hidden.ts';
import { requireComment, toComment } from './comment.ts';
import { requireVisible } from './require-visible.ts';

const rows = { comment: CommentEntity, standing: OutfitStandingEntity, outfit: OutfitEntity };

/**
 * Stores the comment `id` on an outfit, or a reply to a comment. The transaction requires that the outfit is still
 * visible and that the parent comment still exists. Throws `not_found` for an outfit that the user may not see, and for
 * a reply to a comment that is deleted or hidden from the user.
 */
export async function addComment(
  userId: string,
  id: string,
  outfitId: string,
  request: NewComment,
): Promise<Comment> {
  const [parent, { data: author }, { seenAs, hidden }] = await Promise.all([
    request.parentCommentId ? requireComment(outfitId, request.parentCommentId) : null,
    ProfileEntity.get({ userId }).go(),
    requireVisible(userId, outfitId),
  ]);
  if (parent) requireShown(hidden, parent.id, parent.userId);
  // Replies nest only one level. A reply to a reply is stored under the same top-level comment.
  const parentCommentId = parent && (parent.parentCommentId ?? parent.id);
  const row = {
    outfitId,
    id,
    userId,
    parentCommentId,
    commentText: request.commentText,
    createdAt: new Date().toISOString(),
  };
  const refusals = await commit(rows, ({ comment, standing, outfit }) => [
    comment.create(row).commit(),
    // For a public outfit its standing is checked instead of its card, because the standing is smaller.
    seenAs === 'public'
      ? onlyIf(standing.check(keyInYear(outfitId)), ({ isPublic }, { eq }) => eq(isPublic, true))
      : onlyIf(outfit.check({ userId, id: outfitId }), ({ id }, { exists }) => exists(id)),
    ...(parentCommentId
      ? [onlyIf(comment.check({ outfitId, id: parentCommentId }), ({ id }, { exists }) => exists(id))]
      : []),
  ]);
  // If only the comment itself was refused, an earlier attempt has already stored it.
  if (refusals.length && refusals[0] !== refused) throw new AppError('not_found');
  return toComment(row, { author, likesCount: 0, isLiked: false });
}

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
  const own = CommentEntity.delete(key).where(stillHas({ userId }));
  if (await isWritten(own.go())) return;
  await requireVisible(userId, outfitId);
  const { data: ofOther } = await CommentEntity.get(key).go({ consistent: true, attributes: ['id'] });
  if (ofOther) throw new AppError('not_found');
}
