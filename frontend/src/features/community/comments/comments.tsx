import { useState } from 'react';
import type { Comment } from '#shared/contract/comments';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadError, LoadingTiles } from '../../../components/list-states.tsx';
import { useOwnId, useUserId } from '../../../data/user-id.ts';
import { t } from '../../../lib/t.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentUnderway } from './comment-view.tsx';
import { useComments, useCommentsLeaving, useCommentsUnderway, useRemoveComment } from './queries.ts';
import { type ThreadActions, ThreadView, threadsOf } from './thread-view.tsx';

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
