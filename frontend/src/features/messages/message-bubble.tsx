import { Check, CheckCheck, Clock, Flag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#shared/contract/messages';
import { language } from '../../lib/language.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';
import { LinkedText } from './linked-text.tsx';
import type { Unsent } from './outbox.ts';
import { SharedCard } from './shared-card.tsx';
import { texts } from './texts.ts';

type Props = {
  message: Message;
  isOwn: boolean;
  now: number;
  onDelete: (message: Message) => void;
  onReport: (message: Message) => void;
};

/**
 * A message with its time. The user's own messages are on the right, show whether they were read, and can be deleted.
 * Messages of the other person can be reported.
 */
export const MessageBubble = ({ message, isOwn, now, onDelete, onReport }: Props) => {
  const { content, createdAt, isDeleted, readAt, shared } = message;
  return (
    <Bubble
      isOwn={isOwn}
      isFaint={isDeleted}
      below={
        <>
          <time
            dateTime={createdAt}
            title={new Date(createdAt).toLocaleString(language === 'sv' ? 'sv' : undefined)}
          >
            {relativeTime(createdAt, now)}
          </time>
          {isOwn && !isDeleted && <Tick isRead={readAt !== null} />}
        </>
      }
      beside={
        !isDeleted && (
          <button
            type="button"
            aria-label={isOwn ? t('Delete message') : t('Report message')}
            onClick={() => (isOwn ? onDelete : onReport)(message)}
            className="grid size-11 shrink-0 place-content-center text-ink-soft opacity-0 hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-70"
          >
            {isOwn ? <Trash2 aria-hidden size={16} /> : <Flag aria-hidden size={16} />}
          </button>
        )
      }
    >
      {isDeleted && <p className="italic">{texts.deleted}</p>}
      {shared && <SharedCard shared={shared} />}
      {content && (
        <p className="whitespace-pre-wrap">
          <LinkedText text={content} />
        </p>
      )}
    </Bubble>
  );
};

type UnsentProps = { message: Unsent; onSendAgain: () => void; onDrop: () => void };

/** A message that the server has not confirmed yet. */
export const UnsentBubble = ({ message, onSendAgain, onDrop }: UnsentProps) => (
  <Bubble
    isOwn
    below={
      message.hasFailed ? (
        <span className="flex flex-wrap items-center justify-end text-danger-text text-sm">
          {t('Not sent.')}
          <button type="button" onClick={onSendAgain} className="min-h-11 px-2 font-semibold underline">
            {t('Try again')}
          </button>
          <button type="button" onClick={onDrop} className="min-h-11 px-2 underline">
            {t('Drop')}
          </button>
        </span>
      ) : (
        <>
          <span>{t('Sending…')}</span>
          <Clock aria-hidden size={14} />
        </>
      )
    }
  >
    {message.share && <p className="italic">{texts.shared[message.share.kind]}</p>}
    {message.content && <p className="whitespace-pre-wrap">{message.content}</p>}
  </Bubble>
);

const looks = {
  own: 'bg-ink text-paper',
  other: 'border border-line bg-surface',
  faint: 'border border-line border-dashed text-ink-soft',
};
type BubbleProps = {
  isOwn: boolean;
  isFaint?: boolean;
  below: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
};

const Bubble = ({ isOwn, isFaint, below, beside, children }: BubbleProps) => (
  <div
    className={`group grid grid-cols-[minmax(0,1fr)] gap-1 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}
  >
    <div className="flex max-w-[min(34rem,88%)] items-center justify-end">
      {isOwn && beside}
      <div
        data-side={isOwn ? 'right' : 'left'}
        className={`grid min-w-0 grid-cols-[minmax(0,auto)] gap-2 px-4 py-2.5 ${looks[isFaint ? 'faint' : isOwn ? 'own' : 'other']}`}
      >
        {children}
      </div>
      {!isOwn && beside}
    </div>
    <div className="flex min-h-5 items-center gap-1.5 text-ink-soft text-xs">{below}</div>
  </div>
);

const Tick = ({ isRead }: { isRead: boolean }) => {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className={isRead ? 'text-accent' : ''}>
      <Icon aria-hidden size={15} />
      <span className="sr-only">{isRead ? t('Read') : t('Sent')}</span>
    </span>
  );
};
