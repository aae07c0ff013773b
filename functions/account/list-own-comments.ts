import type { CommentLikesQuery, OwnComment } from '#shared/contract/account';
import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { CommentEntity, CommentLikeEntity } from '../rows/community/comment.ts';

/** A page of the user's own comments on any outfit, newest first. It takes one query of the index. */
export async function listOwnComments(userId: string, { limit, cursor }: PageQuery) {
  const own = CommentEntity.query.byAuthor({ userId });
  const { data, cursor: more } = await (cursor ? own.lt({ id: cursor }) : own).go({ order: 'desc', limit });
  return {
    items: data.map(
      ({ id, outfitId, parentCommentId, commentText, createdAt }): OwnComment => ({
        ...{ id, outfitId, parentCommentId, commentText, createdAt },
      }),
    ),
    cursor: more ? (data.at(-1)?.id ?? null) : null,
  };
}

/** A page of the comments that the user likes. The cursor names the last comment as `outfitId_commentId`. */
export async function listCommentLikes(userId: string, { limit, cursor }: CommentLikesQuery) {
  const [outfitId = '', commentId = ''] = cursor?.split('_') ?? [];
  const { data, last } = await readAfter(
    cursor && CommentLikeEntity.get({ userId, outfitId, commentId }),
    CommentLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  return {
    items: data.map((like) => ({ outfitId: like.outfitId, commentId: like.commentId })),
    cursor: last ? `${last.outfitId}_${last.commentId}` : null,
  };
}
