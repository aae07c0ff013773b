import type { CommentLikesQuery } from '#shared/contract/account';
import { readAfter } from '../platform/cursor-paging.ts';
import { CommentLikeEntity } from '../rows/community/comment.ts';

/** A page of the comments that the user likes. The cursor names the last comment as `outfitId_commentId`. */
export async function listCommentLikes(userId: string, { limit, cursor }: CommentLikesQuery) {
  const [outfitId = '', commentId = ''] = cursor?.split('_') ?? [];
  const { data, cursor: more } = await readAfter(
    cursor && CommentLikeEntity.get({ userId, outfitId, commentId }),
    CommentLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  const last = data.at(-1);
  return {
    items: data.map((like) => ({ outfitId: like.outfitId, commentId: like.commentId })),
    cursor: more && last ? `${last.outfitId}_${last.commentId}` : null,
  };
}
