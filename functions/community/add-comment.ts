import { v7 as uuidv7 } from 'uuid';
import type { Comment, NewComment } from '#shared/contract/community';
import { CommentEntity } from '../table/comment.ts';
import { ProfileEntity } from '../table/profile.ts';
import { requireComment, toComment } from './comment.ts';
import { requireVisible } from './visible-outfit.ts';

/** Writes a comment on an outfit, or a reply to one. */
export async function addComment(userId: string, outfitId: string, wish: NewComment): Promise<Comment> {
  const [parentCommentId, { data: author }] = await Promise.all([
    threadOf(outfitId, wish.parentCommentId),
    ProfileEntity.get({ userId }).go(),
    requireVisible(userId, outfitId),
  ]);
  const row = {
    outfitId,
    id: uuidv7(),
    userId,
    parentCommentId,
    commentText: wish.commentText,
    createdAt: new Date().toISOString(),
  };
  await CommentEntity.create(row).go();
  return toComment(row, { author, likesCount: 0, isLiked: false });
}

/** Replies nest one level: a reply to a reply stands beside it. */
async function threadOf(outfitId: string, parentId: string | null): Promise<string | null> {
  if (!parentId) return null;
  const parent = await requireComment(outfitId, parentId);
  return parent.parentCommentId ?? parent.id;
}
