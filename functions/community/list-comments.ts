import type { PageQuery } from '#shared/contract/page';
import { getMany } from '../platform/batch-get.ts';
import { readAfter } from '../platform/cursor-paging.ts';
import {
  CommentCountEntity,
  CommentEntity,
  CommentLikeEntity,
  type CommentRow,
} from '../rows/community/comment.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { type Hidden, isShown } from '../rows/safety/hidden.ts';
import { toComment } from './comment.ts';
import { requireVisible } from './require-visible.ts';

/** A page of an outfit's comments and replies, newest first. Throws `not_found` if the user may not see it. */
export async function listComments(userId: string, outfitId: string, { limit, cursor }: PageQuery) {
  const { hidden } = await requireVisible(userId, outfitId);
  const { data: page, cursor: more } = await readAfter(
    cursor && CommentEntity.get({ outfitId, id: cursor }),
    CommentEntity.query.byOutfit({ outfitId }),
    { order: 'desc', limit, consistent: true },
  );
  const end = page.at(-1)?.id;
  if (!end) return { items: [], cursor: null };
  const rows = await withParents(userId, outfitId, page, hidden);
  const [newest = end, oldest = end] = [rows[0]?.id, rows.at(-1)?.id];
  const [counts, likes, authors] = await Promise.all([
    CommentCountEntity.query
      .byOutfit({ outfitId })
      .between({ id: oldest }, { id: newest })
      .go({ pages: 'all' }),
    CommentLikeEntity.query
      .byUser({ userId, outfitId })
      .between({ commentId: oldest }, { commentId: newest })
      .go({ pages: 'all' }),
    getMany(ProfileEntity, new Set(rows.map((row) => row.userId)), (id) => ({ userId: id })),
  ]);
  const likesOf = new Map(counts.data.map(({ id, likesCount }) => [id, likesCount]));
  const liked = new Set(likes.data.map(({ commentId }) => commentId));
  const authorOf = new Map(authors.map((author) => [author.userId, author]));
  const shown = withoutOrphans(
    rows.filter((row) => row.userId === userId || !authorOf.get(row.userId)?.isWithheld),
  );
  return {
    items: await Promise.all(
      shown.map((row) =>
        toComment(row, {
          author: authorOf.get(row.userId),
          likesCount: likesOf.get(row.id) ?? 0,
          isLiked: liked.has(row.id),
        }),
      ),
    ),
    cursor: more ? end : null,
  };
}

/** A page's rows and what they reply to, newest first. Leaves out hidden ones and replies to hidden or deleted ones. */
async function withParents(
  userId: string,
  outfitId: string,
  page: readonly CommentRow[],
  hidden: Hidden,
): Promise<CommentRow[]> {
  const known = new Set(page.map(({ id }) => id));
  const missing = new Set(
    page.flatMap(({ parentCommentId }) => parentCommentId ?? []).filter((id) => !known.has(id)),
  );
  const parents = await getMany(CommentEntity, missing, (id) => ({ outfitId, id }), { consistent: true });
  const rows = [...page, ...parents].filter(
    (row) => isShown(hidden, row) && (!row.isWithheld || row.userId === userId),
  );
  return withoutOrphans(rows).toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/** Removes the replies to comments that are not among the rows. */
function withoutOrphans(rows: readonly CommentRow[]): CommentRow[] {
  const there = new Set(rows.map(({ id }) => id));
  return rows.filter(({ parentCommentId }) => !parentCommentId || there.has(parentCommentId));
}
