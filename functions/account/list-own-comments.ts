import type { OwnComment } from '#shared/contract/account';
import type { PageQuery } from '#shared/contract/page';
import { CommentEntity } from '../rows/community/comment.ts';

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
