import type { Comment } from '#shared/contract/comments';

/** A comment with the replies to it, in the order in which they were written. */
export type Thread = { comment: Comment; replies: readonly Comment[] };

/** Groups comments into threads, newest thread first. A comment may occur twice in the list. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const oldestFirst = [...new Map(comments.map((comment) => [comment.id, comment])).values()].toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt),
  );
  const repliesTo = Map.groupBy(oldestFirst, ({ parentCommentId }) => parentCommentId);
  return (repliesTo.get(null) ?? [])
    .toReversed()
    .map((comment) => ({ comment, replies: repliesTo.get(comment.id) ?? [] }));
}
