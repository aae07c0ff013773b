import { Heart } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Comment } from '#shared/contract/comments';
import { ignoreSecondClick } from '../../../components/button.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { relativeTime } from '../../../lib/relative-time.ts';
import { t } from '../../../lib/t.ts';
import { useLikeComment } from './queries.ts';

type Props = {
  comment: Comment;
  /** The actions beside the like. */
  children: ReactNode;
};

/** A comment with its author, time, text and likes. */
export function CommentView({ comment, children }: Props) {
  const { mutate: like } = useLikeComment(comment);
  const { author, isLiked, likesCount } = comment;
  return (
    <article aria-label={t('Comment by {displayName}', { displayName: author.displayName })}>
      <div className="flex items-center gap-3">
        <PersonLink person={author} avatar="size-8" />
        <p className="shrink-0 text-ink-soft text-sm">{relativeTime(comment.createdAt)}</p>
      </div>
      <p className="whitespace-pre-line pl-11 leading-relaxed">{comment.commentText}</p>
      <div className="-ml-2 flex flex-wrap pl-11">
        <CommentAction
          aria-pressed={isLiked}
          aria-label={t('Like the comment by {displayName}: {likesCount}', {
            displayName: author.displayName,
            likesCount,
          })}
          onClick={ignoreSecondClick(() => like(!isLiked))}
        >
          <Heart aria-hidden size={16} className={isLiked ? 'fill-accent text-accent' : ''} />
          {likesCount}
        </CommentAction>
        {children}
      </div>
    </article>
  );
}

/** A small text button under a comment. */
export const CommentAction = (button: ComponentProps<'button'>) => (
  <button
    type="button"
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 font-semibold text-ink-soft text-sm hover:text-ink"
    {...button}
  />
);

/** A comment that is being sent to the server. */
export const CommentUnderway = ({ text }: { text: string }) => (
  <article aria-label={t('Your comment')} className="opacity-60">
    <p className="flex min-h-11 items-center gap-3 text-sm">
      <span aria-hidden className="size-8 rounded-full bg-sunken" />
      <span className="font-semibold">{t('You')}</span>
      <span className="text-ink-soft">{t('Posting...')}</span>
    </p>
    <p className="whitespace-pre-line pl-11 leading-relaxed">{text}</p>
  </article>
);
