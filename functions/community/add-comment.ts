import { v7 as uuidv7 } from 'uuid';
import type { Comment, NewComment } from '#shared/contract/community';
import { CommentEntity } from '../table/comment.ts';
import { ProfileEntity } from '../table/profile.ts';
import { requireComment, toComment } from './comment.ts';
import { requireVisible } from './require-visible.ts';

/**
 * Stores a comment on an outfit, or a reply to a comment. Throws `not_found` for an outfit the user may not
 * see.
 */
export async function addComment(userId: string, outfitId: string, request: NewComment): Promise<Comment> {
  const [parentCommentId, { data: author }] = await Promise.all([
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
  await CommentEntity.create(row).go();
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
