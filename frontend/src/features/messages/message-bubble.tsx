import { Check, CheckCheck, Clock, Copy, Ellipsis, Flag, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Message, SharedThing } from '#shared/contract/messages';
import { shorten } from '#shared/rules/shorten';
import { IconButton } from '../../components/button.tsx';
import { SharedPiece } from '../../components/images.tsx';
import { inLanguage } from '../../components/in-language.tsx';
import { LazyMenu } from '../../components/lazy-menu.tsx';
import { notify } from '../../components/notify.ts';
import { useLongPress } from '../../components/use-long-press.ts';
import { language } from '../../lib/language.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';
import type { Unsent } from './outbox.ts';
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

const kinds = { outfit: t('Outfit'), item: t('Piece') };

type SharedProps = { shared: SharedThing };

/** A card for the thing that a message shares, which opens it, or a note that it is no longer available. */
const SharedCard = ({ shared: { id, kind, title, images, page, ...shared } }: SharedProps) =>
  title === null ? (
    <p className="border border-current border-dashed px-4 py-6 text-center opacity-75">
      {t('No longer available')}
    </p>
  ) : (
    <figure className="relative w-56 max-w-full bg-surface text-ink">
      <div
        className={`grid aspect-4/5 gap-px overflow-hidden bg-line ${images.length > 1 ? 'grid-cols-2' : ''} ${images.length > 2 ? 'grid-rows-2 [&>:first-child:nth-last-child(3)]:row-span-2' : ''}`}
      >
        {images.map((url, index) => (
          <SharedPiece
            key={url}
            url={url}
            alt=""
            sizes="14rem"
            className={`h-full min-h-0 w-full ${images.length === 3 && index === 0 ? 'row-span-2' : ''}`}
          />
        ))}
      </div>
      <figcaption className="grid gap-0.5 border border-line border-t-0 px-3 py-2">
        <span className="label text-ink-soft">{kinds[kind] ?? kind}</span>
        <span className="font-display text-lg leading-tight">
          {page ? (
            <Link to={`/${page}?outfit=${id}`} className="after:absolute after:inset-0 hover:underline">
              {inLanguage(shared.titleLanguage, title)}
            </Link>
          ) : (
            inLanguage(shared.titleLanguage, title)
          )}
        </span>
      </figcaption>
    </figure>
  );

const address = /https?:\/\/[^\s<>"']+/gi;
/** Punctuation after an address that is not part of the address. */
const trailing = /[.,;:!?)\]]+$/;

/** A text in which web addresses are links. Only http and https addresses are linked, without a preview. */
function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(trailing, '');
    if (!URL.canParse(link)) continue;
    parts.push(
      text.slice(end, index),
      <a key={index} href={link} target="_blank" rel="noopener noreferrer" className="underline">
        {link}
      </a>,
    );
    end = index + link.length;
  }
  return [...parts, text.slice(end)];
}
