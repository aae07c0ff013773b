import { Service } from 'electrodb';
import type { Comment, NewComment } from '#shared/contract/community';
import { AppError } from '#shared/errors';
import { requireShown } from '../domain/hidden.ts';
import { commit, refused } from '../platform/transactions.ts';
import { CommentEntity } from '../table/comment.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { ProfileEntity } from '../table/profile.ts';
import { requireComment, toComment } from './comment.ts';
import { standingKey } from './read-standing.ts';
import { requireVisible } from './require-visible.ts';

const rows = new Service({ comment: CommentEntity, standing: OutfitStandingEntity, outfit: OutfitEntity });

/**
 * Stores the comment `id` on an outfit, or a reply to a comment, on the condition that the outfit is still to be seen and
 * the comment still there. Throws `not_found` for an outfit that the user may not see, and for a reply to a comment
 * that is gone or hidden from them.
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
  // Replies nest one level: a reply to a reply goes under the same comment.
  const parentCommentId = parent && (parent.parentCommentId ?? parent.id);
  const row = {
    outfitId,
    id,
    userId,
    parentCommentId,
    commentText: request.commentText,
    createdAt: new Date().toISOString(),
  };
  const refusals = await commit(() =>
    rows.transaction
      .write(({ comment, standing, outfit }) => [
        comment.create(row).commit(),
        // The standing of a public outfit is checked in place of its card, because it is smaller.
        seenAs === 'public'
          ? standing
              .check(standingKey(outfitId))
              .where(({ isPublic }, { eq }) => eq(isPublic, true))
              .commit()
          : outfit
              .check({ userId, id: outfitId })
              .where(({ id }, { exists }) => exists(id))
              .commit(),
        ...(parentCommentId
          ? [
              comment
                .check({ outfitId, id: parentCommentId })
                .where(({ id }, { exists }) => exists(id))
                .commit(),
            ]
          : []),
      ])
      .go(),
  );
  // The comment itself is refused where an earlier attempt has stored it.
  if (refusals.length && refusals[0] !== refused) throw new AppError('not_found');
  return toComment(row, { author, likesCount: 0, isLiked: false });
}
