import { Check, CheckCheck, Clock, Copy, Ellipsis, Flag, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Message } from '#shared/contract/messages';
import { shorten } from '#shared/rules/shorten';
import { IconButton } from '../../components/icon-button.tsx';
import { LazyMenu } from '../../components/lazy-menu.tsx';
import { notify } from '../../components/notify.ts';
import { useLongPress } from '../../components/use-long-press.ts';
import { language } from '../../lib/language.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';
import { LinkedText } from './linked-text.tsx';
import type { Unsent } from './outbox.ts';
import { SharedCard } from './shared-card.tsx';
import { contentOf, texts } from './texts.ts';

export type BubbleActions = { onDelete: (message: Message) => void; onReport: (message: Message) => void };
type Props = BubbleActions & {
  message: Message;
  /** The name of the other person if they sent it. */
  from: string | null;
  now: number;
};

/** A message with its time and its menu. The user's own messages are on the right and show whether they were read. */
export const MessageBubble = ({ message, from, now, onDelete, onReport }: Props) => {
  const { content, createdAt, isDeleted, readAt, shared } = message;
  const openMenu = useRef<() => void>(null);
  const press = useLongPress(() => openMenu.current?.());
  return (
    <Bubble
      {...press}
      from={from}
      isFaint={isDeleted}
      foot={
        <>
          <time
            dateTime={createdAt}
            title={new Date(createdAt).toLocaleString(language === 'sv' ? 'sv' : undefined)}
          >
            {relativeTime(createdAt, now)}
          </time>
          {from === null && !isDeleted && <Tick isRead={readAt !== null} />}
          {!isDeleted && (
            <LazyMenu
              opener={openMenu}
              button={
                <IconButton
                  icon={Ellipsis}
                  size={16}
                  label={`${t('More actions')}: ${aboutOf(content, shared)}`}
                  className={`-my-2.5 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 ${from === null ? 'order-first -ml-3.5' : '-mr-3.5'}`}
                />
              }
              entries={[
                ...(content ? [{ icon: Copy, text: t('Copy'), onSelect: () => void copy(content) }] : []),
                from === null
                  ? { icon: Trash2, text: t('Delete message'), onSelect: () => onDelete(message) }
                  : { icon: Flag, text: t('Report message'), onSelect: () => onReport(message) },
              ]}
            />
          )}
        </>
      }
    >
      {isDeleted && <p className="italic">{texts.deleted}</p>}
      {shared && <SharedCard shared={shared} />}
      {content && (
        <p dir="auto" className="whitespace-pre-wrap">
          <LinkedText text={content} />
        </p>
      )}
    </Bubble>
  );
};

/** The beginning of a message, for the names of its buttons. */
const aboutOf = (content: string, shared: { kind: 'outfit' | 'item' } | null) =>
  shorten(contentOf(content, shared?.kind), 60);

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => notify({ title: t('Message copied') }),
    () => notify({ title: t('The browser does not let it be copied.') }),
  );

type UnsentProps = { message: Unsent; onSendAgain: () => void; onDrop: () => void };

/** A message that the server has not confirmed yet. */
export const UnsentBubble = ({ message, onSendAgain, onDrop }: UnsentProps) => {
  const { content, share, failure } = message;
  const about = <span className="sr-only">: {aboutOf(content, share)}</span>;
  return (
    <Bubble
      from={null}
      isFaint={failure !== undefined}
      foot={
        failure ? (
          <span className="flex flex-wrap items-center justify-end text-danger-text text-sm">
            {t('Not sent.')}
            <button type="button" onClick={onSendAgain} className="min-h-11 px-2 font-semibold underline">
              {t('Try again')}
              {about}
            </button>
            <button type="button" onClick={onDrop} className="min-h-11 px-2 underline">
              {t('Drop')}
              {about}
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
      {share && <p className="italic">{texts.shared[share.kind]}</p>}
      {content && (
        <p dir="auto" className="whitespace-pre-wrap">
          {content}
        </p>
      )}
    </Bubble>
  );
};

const looks = {
  own: 'bg-ink text-paper',
  other: 'border border-line bg-surface',
  faint: 'border border-line border-dashed text-ink-soft',
};
type BubbleProps = ComponentProps<'div'> & { from: string | null; isFaint: boolean; foot: ReactNode };

const Bubble = ({ from, isFaint, foot, children, ...press }: BubbleProps) => {
  const isOwn = from === null;
  return (
    <div
      {...press}
      className={`group grid w-fit max-w-[min(34rem,88%)] grid-cols-[minmax(0,auto)] px-4 pt-2.5 pb-1 pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none] ${isOwn ? 'ml-auto' : ''} ${looks[isFaint ? 'faint' : isOwn ? 'own' : 'other']}`}
    >
      <span className="sr-only">{isOwn ? t('You: ') : `${from}: `}</span>
      <div data-side={isOwn ? 'right' : 'left'} className="grid grid-cols-[minmax(0,auto)] gap-2">
        {children}
      </div>
      <div
        className={`flex min-h-6 items-center gap-1.5 text-xs ${isOwn ? 'justify-self-end' : 'text-ink-soft'}`}
      >
        {foot}
      </div>
    </div>
  );
};

const Tick = ({ isRead }: { isRead: boolean }) => {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span>
      <Icon aria-hidden size={15} />
      <span className="sr-only">{isRead ? t('Read') : t('Sent')}</span>
    </span>
  );
};
