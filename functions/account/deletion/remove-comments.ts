import { batchWrite } from '../../platform/batch-write.ts';
import { readAll } from '../../platform/table.ts';
import { commit, refused } from '../../platform/transactions.ts';
import {
  CommentEntity,
  CommentLikeEntity,
  commentLikeRows,
  dropCommentLike,
} from '../../rows/community/comment.ts';

/** Deletes the person's comments. Projections delete the replies and update the counts. */
export async function removeComments(userId: string): Promise<void> {
  const { data } = await CommentEntity.query
    .byAuthor({ userId })
    .go({ pages: 'all', attributes: ['outfitId', 'id'] });
  await batchWrite((keys) => CommentEntity.delete(keys), data);
}

/** Takes back the person's likes of comments and lowers the like counts. */
export async function removeCommentLikes(userId: string): Promise<void> {
  for (const { outfitId, commentId } of await readAll(CommentLikeEntity.query.byUser({ userId }))) {
    const place = { outfitId, commentId };
    const [like, count] = await commit(commentLikeRows, (entities) =>
      dropCommentLike(entities, userId, place),
    );
    // A deleted comment has no count to subtract from.
    if (like !== refused && count === refused) await CommentLikeEntity.delete({ userId, ...place }).go();
  }
}
