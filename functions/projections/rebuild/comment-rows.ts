import { commit, onlyIf, stillHas } from '../../platform/transactions.ts';
import { CommentCountEntity, CommentEntity, CommentLikeEntity } from '../../rows/community/comment.ts';
import { OutfitEntity } from '../../rows/outfits/outfit.ts';
import { dropCommentsOn, dropReplies } from '../count-comments.ts';
import { byKey, type Difference, differentCounts, strayRows, tally } from './difference.ts';
import type { Rows } from './read-rows.ts';

const service = { comment: CommentEntity, commentCount: CommentCountEntity };

/** The differences in comments and in the numbers of likes and replies that are counted for them. */
export function* comments(rows: Rows): Iterable<Difference> {
  const outfits = new Set(rows(OutfitEntity).map(({ id }) => id));
  const there = byKey(rows(CommentEntity), ({ id }) => id);
  yield* strayRows({
    kind: 'comment on an outfit that is gone',
    keyOf: ({ outfitId, id }) => `${outfitId} ${id}`,
    stored: rows(CommentEntity),
    isDue: ({ outfitId }) => outfits.has(outfitId),
    remove: ({ outfitId }) => dropCommentsOn(outfitId),
  });
  yield* strayRows({
    kind: 'reply to a comment that is gone',
    keyOf: ({ outfitId, id }) => `${outfitId} ${id}`,
    stored: rows(CommentEntity),
    isDue: ({ parentCommentId }) => !parentCommentId || there.has(parentCommentId),
    remove: ({ outfitId, parentCommentId }) => dropReplies({ outfitId, id: parentCommentId ?? '' }),
  });
  yield* strayRows({
    kind: 'number of likes of a comment that is gone',
    keyOf: ({ outfitId, id }) => `${outfitId} ${id}`,
    stored: rows(CommentCountEntity),
    isDue: ({ id }) => there.has(id),
    remove: ({ outfitId, id }) => CommentCountEntity.delete({ outfitId, id }).go(),
  });
  yield* differentCounts({
    kind: 'likes of a comment',
    stored: new Map(
      rows(CommentCountEntity).flatMap(({ id, likesCount }) => (there.has(id) ? [[id, likesCount]] : [])),
    ),
    expected: tally(
      rows(CommentLikeEntity).filter(({ commentId }) => there.has(commentId)),
      ({ commentId }) => commentId,
    ),
    write: (id, likesCount, from) => {
      const outfitId = there.get(id)?.outfitId ?? '';
      return commit(service, ({ comment, commentCount }) => [
        onlyIf(comment.check({ outfitId, id }), (row, { exists }) => exists(row.id)),
        onlyIf(commentCount.upsert({ outfitId, id, likesCount }), stillHas({ likesCount: from })),
      ]);
    },
  });
}
