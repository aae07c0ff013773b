import { useRef, useState } from 'react';
import type { Comment } from '#shared/contract/comments';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadError, LoadingTiles } from '../../../components/list-states.tsx';
import { useOwnId, useUserId } from '../../../data/user-id.ts';
import { t } from '../../../lib/t.ts';
import { ReportDialog } from '../../safety/public/lazy-dialogs.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentAction, CommentUnderway, CommentView } from './comment-view.tsx';
import { useComments, useCommentsLeaving, useCommentsUnderway, useRemoveComment } from './queries.ts';

const loadFailed = t('Failed to load comments');

type Props = {
  outfitId: string;
  /** Whether the outfit is the user's own: its owner may delete every comment. */
  isOwnOutfit: boolean;
};

/** The comments on an outfit, newest first, with the form to add one. Renders nothing for a signed-out visitor. */
export function Comments(props: Props) {
  return useUserId() && <SignedInComments {...props} />;
}

function SignedInComments({ outfitId, isOwnOutfit }: Props) {
  const userId = useOwnId();
  const [replyingTo, setReplyingTo] = useState<string>();
  const [toDelete, setToDelete] = useState<Comment>();
  const { mutate: remove } = useRemoveComment(outfitId);
  return (
    <section aria-labelledby="comments" className="grid max-w-3xl gap-6 pt-14">
      <h3 id="comments" className="text-3xl">
        {t('Comments')}
      </h3>
      <CommentForm place={{ outfitId, parentCommentId: null }} label={t('Add a comment')} />
      <List
        outfitId={outfitId}
        mayDelete={(comment) => isOwnOutfit || comment.userId === userId}
        replyingTo={replyingTo}
        onReply={setReplyingTo}
        onDelete={setToDelete}
      />
      {toDelete && (
        <ConfirmDialog
          title={t('Delete this comment?')}
          text={
            toDelete.parentCommentId
              ? t('It is gone for everybody.')
              : t('The replies to it are deleted, too.')
          }
          action={t('Delete')}
          onConfirm={() => remove(toDelete.id)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </section>
  );
}

function List({ outfitId, ...thread }: ThreadActions & { outfitId: string }) {
  const {
    data,
    isPending,
    isLoadingError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useComments(outfitId);
  const underway = useCommentsUnderway(outfitId);
  const leaving = useCommentsLeaving(outfitId);
  if (isPending)
    return <LoadingTiles label={t('Loading comments')} tiles={['h-16', 'h-16']} className="grid gap-4" />;
  if (isLoadingError) return <LoadError text={loadFailed} onRetry={refetch} />;
  const all = data.pages.flatMap(({ items }) => items);
  const threads = threadsOf(all.filter(({ id }) => !leaving.has(id)));
  const textsUnder = (id: string | null) =>
    underway.filter(({ parentCommentId }) => parentCommentId === id).map(({ commentText }) => commentText);
  const newTexts = textsUnder(null);
  if (threads.length === 0 && newTexts.length === 0 && !hasNextPage)
    return <p className="text-ink-soft">{t('No comments yet. Be the first to comment!')}</p>;
  return (
    <>
      <ul aria-label={t('Comments')} className="grid gap-6">
        {newTexts.map((text) => (
          <li key={text}>
            <CommentUnderway text={text} />
          </li>
        ))}
        {threads.map(({ comment, replies }) => (
          <ThreadView
            key={comment.id}
            comment={comment}
            replies={replies}
            textsUnderway={[comment, ...replies].flatMap(({ id }) => textsUnder(id))}
            {...thread}
          />
        ))}
      </ul>
      {isFetchNextPageError && !isFetchingNextPage && (
        <p role="alert" className="text-center">
          {loadFailed}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="outline"
          className="justify-self-center"
          disabled={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {isFetchingNextPage ? t('Loading...') : t('Show more comments')}
        </Button>
      )}
    </>
  );
}

type ThreadActions = {
  mayDelete: (comment: Comment) => boolean;
  /** The id of the comment whose reply form is open; there is at most one. */
  replyingTo: string | undefined;
  onReply: (commentId: string | undefined) => void;
  onDelete: (comment: Comment) => void;
};
type ThreadProps = Thread &
  ThreadActions & {
    /** The replies that are being sent to the server. */
    textsUnderway: readonly string[];
  };

/** A comment with its replies indented below, and the form for a reply while that is open. */
function ThreadView({ comment, replies, textsUnderway, mayDelete, ...props }: ThreadProps) {
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
function threadsOf(comments: readonly Comment[]): Thread[] {
  const oldestFirst = [...new Map(comments.map((comment) => [comment.id, comment])).values()].toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt),
  );
  const repliesTo = Map.groupBy(oldestFirst, ({ parentCommentId }) => parentCommentId);
  return (repliesTo.get(null) ?? [])
    .toReversed()
    .map((comment) => ({ comment, replies: repliesTo.get(comment.id) ?? [] }));
}
