import type { Comment } from '#shared/contract/community';

/** A comment with the replies to it, in the order in which they were written. */
export type Thread = { comment: Comment; replies: readonly Comment[] };

/** Groups a list of comments, in which one may stand twice, into threads, the newest first. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const oldestFirst = [...new Map(comments.map((comment) => [comment.id, comment])).values()].toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt),
  );
  const repliesTo = Map.groupBy(oldestFirst, ({ parentCommentId }) => parentCommentId);
  return (repliesTo.get(null) ?? [])
    .toReversed()
    .map((comment) => ({ comment, replies: repliesTo.get(comment.id) ?? [] }));
}
