import { CommentCountEntity } from '../rows/community/comment.ts';
import type { CommentPlace } from '../rows/community/comment-like-rows.ts';
import { requireShown } from '../rows/safety/hidden-from.ts';
import { requireComment } from './comment.ts';
import { requireVisible } from './require-visible.ts';

/** Throws `not_found` unless the comment exists and the user may see it and its outfit. */
export async function requireReadable(userId: string, { outfitId, commentId }: CommentPlace): Promise<void> {
  const [{ hidden }, comment] = await Promise.all([
    requireVisible(userId, outfitId),
    requireComment(outfitId, commentId),
  ]);
  requireShown(hidden, commentId, comment.userId);
}

/** The answer to liking or unliking a comment. Its number of likes is read consistently. */
export async function commentLikeState({ outfitId, commentId }: CommentPlace, isLiked: boolean) {
  const { data } = await CommentCountEntity.get({ outfitId, id: commentId }).go({ consistent: true });
  return { commentId, isLiked, likesCount: data?.likesCount ?? 0 };
}
