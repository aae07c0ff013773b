import { useRef, useState } from 'react';
import type { Comment } from '#shared/contract/comments';
import { useOwnId } from '../../../data/user-id.ts';
import { t } from '../../../lib/t.ts';
import { ReportDialog } from '../../safety/public/lazy-dialogs.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentAction, CommentUnderway, CommentView } from './comment-view.tsx';

export type ThreadActions = {
  mayDelete: (comment: Comment) => boolean;
  /** The id of the comment whose reply form is open; there is at most one. */
  replyingTo: string | undefined;
  onReply: (commentId: string | undefined) => void;
  onDelete: (comment: Comment) => void;
};
type Props = Thread &
  ThreadActions & {
    /** The replies that are being sent to the server. */
    textsUnderway: readonly string[];
  };

/** A comment with its replies indented below, and the form for a reply while that is open. */
export function ThreadView({ comment, replies, textsUnderway, mayDelete, ...props }: Props) {
  const userId = useOwnId();
  const { replyingTo, onReply, onDelete } = props;
  const [reported, setReported] = useState<Comment>();
  const thread = useRef<HTMLLIElement>(null);
  const answered = [comment, ...replies].find(({ id }) => id === replyingTo);
  const close = () => {
    onReply(undefined);
    thread.current?.querySelector<HTMLElement>(`[data-reply-to="${answered?.id}"]`)?.focus();
  };
  const view = (shown: Comment) => (
    <CommentView comment={shown}>
      <CommentAction
        data-reply-to={shown.id}
        aria-expanded={shown.id === replyingTo}
        aria-label={t('Reply to {displayName}', { displayName: shown.author.displayName })}
        onClick={() => onReply(shown.id === replyingTo ? undefined : shown.id)}
      >
        {t('Reply')}
      </CommentAction>
      {mayDelete(shown) && (
        <CommentAction
          aria-label={t('Delete the comment by {displayName}', { displayName: shown.author.displayName })}
          onClick={() => onDelete(shown)}
        >
          {t('Delete')}
        </CommentAction>
      )}
      {shown.userId !== userId && (
        <CommentAction
          aria-label={t('Report the comment by {displayName}', { displayName: shown.author.displayName })}
          onClick={() => setReported(shown)}
        >
          {t('Report')}
        </CommentAction>
      )}
    </CommentView>
  );
  return (
    <li ref={thread} className="grid gap-4">
      {view(comment)}
      {(replies.length > 0 || textsUnderway.length > 0) && (
        <ul
          aria-label={t('Replies to {displayName}', { displayName: comment.author.displayName })}
          className="ml-4 grid gap-4 border-line border-l pl-4 sm:ml-11"
        >
          {replies.map((reply) => (
            <li key={reply.id}>{view(reply)}</li>
          ))}
          {textsUnderway.map((text) => (
            <li key={text}>
              <CommentUnderway text={text} />
            </li>
          ))}
        </ul>
      )}
      {reported && (
        <ReportDialog
          thing={{ kind: 'comment', outfitId: comment.outfitId, commentId: reported.id }}
          onClose={() => setReported(undefined)}
        />
      )}
      {answered && (
        <div className="ml-4 sm:ml-11">
          <CommentForm
            key={answered.id}
            place={{ outfitId: comment.outfitId, parentCommentId: answered.id }}
            label={t('Reply to {displayName}', { displayName: answered.author.displayName })}
            onClose={close}
          />
        </div>
      )}
    </li>
  );
}

/** A comment with the replies to it, in the order in which they were written. */
type Thread = { comment: Comment; replies: readonly Comment[] };

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
