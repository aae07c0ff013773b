import { Service } from 'electrodb';
import { v7 as uuidv7 } from 'uuid';
import type { Comment, NewComment } from '#shared/contract/community';
import { AppError } from '#shared/errors';
import { commit } from '../platform/transactions.ts';
import { CommentEntity } from '../table/comment.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { ProfileEntity } from '../table/profile.ts';
import { requireComment, toComment } from './comment.ts';
import { standingKey } from './read-standing.ts';
import { requireVisible } from './require-visible.ts';

const rows = new Service({ comment: CommentEntity, standing: OutfitStandingEntity, outfit: OutfitEntity });

/**
 * Stores a comment on an outfit, or a reply to a comment, on the condition that the outfit is still to be seen and
 * the comment still there. Throws `not_found` for an outfit that the user may not see, and for a reply to a comment
 * that is gone.
 */
export async function addComment(userId: string, outfitId: string, request: NewComment): Promise<Comment> {
  const [parentCommentId, { data: author }, seenAs] = await Promise.all([
    threadOf(outfitId, request.parentCommentId),
    ProfileEntity.get({ userId }).go(),
    requireVisible(userId, outfitId),
  ]);
  const row = {
    outfitId,
    id: uuidv7(),
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
  if (refusals.length) throw new AppError('not_found');
  return toComment(row, { author, likesCount: 0, isLiked: false });
}

/**
 * The comment to file a reply under. Replies nest one level: a reply to a reply goes under the same comment.
 */
async function threadOf(outfitId: string, parentId: string | null): Promise<string | null> {
  if (!parentId) return null;
  const parent = await requireComment(outfitId, parentId);
  return parent.parentCommentId ?? parent.id;
}
