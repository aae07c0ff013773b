import { ArrowDown } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import type { Message } from '#shared/contract/messages';
import { Button } from '../../components/button.tsx';
import { usePreload } from '../../components/lazy-component.ts';
import { ConfirmDialog } from '../../components/lazy-dialog.tsx';
import { useOwnId } from '../../data/user-id.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { ReportDialog } from '../safety/public/lazy-dialogs.ts';
import type { ChatLog } from './chat-log.ts';
import { type BubbleActions, MessageBubble, UnsentBubble } from './message-bubble.tsx';
import type { Unsent } from './outbox.ts';
import { useDeleteMessage, useOlderMessages } from './queries.ts';
import { useNow } from './use-now.ts';

type Props = {
  scroller: RefObject<HTMLDivElement | null>;
  /** The name of the other person. */
  name: string;
  conversationId: string;
  /** Undefined while it is loading. */
  log: ChatLog | undefined;
  unsent: readonly Unsent[];
  onSendAgain: (message: Unsent) => void;
  onDrop: (message: Unsent) => void;
};

/** The previous page is read when the scroll position is this near to the oldest message, in pixels. */
const nearTheTop = 400;
/** Messages that arrive are seen if the scroll position is at most this far from the newest one, in pixels. */
const nearTheBottom = 80;

/**
 * The messages of a chat, the newest at the bottom. The scroll position is measured from the bottom, so that loading
 * older pages does not move the visible messages. The browser renders only the messages near the visible part.
 */
export function MessageLog({ scroller, name, conversationId, log, unsent, onSendAgain, onDrop }: Props) {
  const userId = useOwnId();
  const now = useNow();
  usePreload(ConfirmDialog);
  const { mutate: readOlder, isPending: isReading, isError } = useOlderMessages(conversationId);
  const { mutate: deleteMessage } = useDeleteMessage();
  const [doomed, setDoomed] = useState<Message | null>(null);
  const [reported, setReported] = useState<Message>();
  const older = log?.older;
  const readOn = () => older && !isReading && readOlder(older);
  const latest = log?.items.at(-1)?.id;
  const [isScrolledUp, setIsScrolledUp] = useState(false);
  const [seen, setSeen] = useState(latest);
  if (!isScrolledUp && seen !== latest) setSeen(latest);
  const scrollDown = () => {
    scroller.current?.scrollTo({ top: 0 });
    scroller.current?.focus();
  };
  const isEmpty = log && log.items.length + unsent.length === 0;

  return (
    <div
      ref={scroller}
      role="log"
      aria-label={t('Messages with {name}', { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
        // `scrollTop` is 0 at the bottom and negative above it. After a failure the page is not read automatically: a
        // button reads it again.
        if (scrollHeight - clientHeight + scrollTop < nearTheTop && !isError) readOn();
        setIsScrolledUp(scrollTop < -nearTheBottom);
      }}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2 md:px-6"
    >
      {seen !== latest && (
        <Button onClick={scrollDown} className="sticky bottom-0 z-10 -mt-11 shrink-0 self-center shadow-xl">
          {t('New messages')}
          <ArrowDown aria-hidden size={16} />
        </Button>
      )}
      {!log && <p className="m-auto text-ink-soft">{t('Loading messages...')}</p>}
      {isEmpty && <p className="m-auto text-ink-soft">{t('No messages yet. Start the conversation!')}</p>}
      {log && !isEmpty && (
        <ol className="grid grid-cols-[minmax(0,1fr)]">
          {older && (
            <li className="text-center">
              <Button look="quiet" disabled={isReading} onClick={readOn}>
                {isError ? t('Try again') : t('Older messages')}
              </Button>
            </li>
          )}
          {blocksOf(log.items).map(({ day, messages }) => (
            <Block
              key={messages[0].id}
              day={day}
              messages={messages}
              userId={userId}
              name={name}
              now={now}
              onDelete={setDoomed}
              onReport={setReported}
            />
          ))}
          {unsent.map((message) => (
            <li key={message.id} className="pt-1">
              <UnsentBubble
                message={message}
                onSendAgain={() => onSendAgain(message)}
                onDrop={() => onDrop(message)}
              />
            </li>
          ))}
        </ol>
      )}
      {reported && (
        <ReportDialog
          thing={{ kind: 'message', conversationId, messageId: reported.id }}
          onClose={() => setReported(undefined)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title={t('Delete message')}
          text={t('It is deleted for you and for {name}.', { name })}
          action={t('Delete')}
          onConfirm={() => deleteMessage(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  );
}

type SomeMessages = [Message, ...Message[]];

/** The messages of a day, or a part of those of a busy one. Null: the day is named above an earlier block. */
type MessageBlock = { day: string | null; messages: SomeMessages };
/**
 * The browser lays out a block at once, so a busy day is divided: about every 64th message begins a block, by the last
 * digits of its random id. So the blocks stay the same when older messages are loaded.
 */
const beginsBlock = ({ id }: Message) => Number.parseInt(id.slice(-2), 16) % 64 === 0;

/** Groups consecutive messages by day, and those of a busy day further. */
function blocksOf(messages: readonly Message[]): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  let last = '';
  for (const message of messages) {
    const day = new Date(message.createdAt).toDateString();
    const block = blocks.at(-1);
    if (block && day === last && !beginsBlock(message)) block.messages.push(message);
    else blocks.push({ day: day === last ? null : message.createdAt, messages: [message] });
    last = day;
  }
  return blocks;
}

type BlockProps = BubbleActions & MessageBlock & { userId: string; name: string; now: number };

/**
 * The messages of a block. Those of one person that follow each other stand together. A long chat has hundreds of
 * blocks, so one is rendered again only if its messages have changed.
 */
const Block = memo(
  ({ day, messages, userId, name, now, ...actions }: BlockProps) => (
    <li className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      {day && <p className="label py-4 text-center text-ink-soft">{dayInWords(day, now)}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {messages.map((message, index) => (
          <li
            key={message.id}
            className={`${messages[index - 1]?.senderId === message.senderId ? 'pt-1' : 'pt-4'}`}
          >
            <MessageBubble
              {...actions}
              message={message}
              from={message.senderId === userId ? null : name}
              now={now}
            />
          </li>
        ))}
      </ol>
    </li>
  ),
  (before, after) =>
    before.now === after.now &&
    before.name === after.name &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, index) => message === after.messages[index]),
);

const dayAndMonth = { day: 'numeric', month: 'long' } as const;

/** The day of a moment in words: Today, Yesterday or the date. The year is added if it is not the current one. */
function dayInWords(moment: string, now: number): string {
  const date = new Date(moment);
  const today = new Date(now);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  const day = date.toDateString();
  if (day === today.toDateString()) return t('Today');
  if (day === yesterday.toDateString()) return t('Yesterday');
  const isThisYear = date.getFullYear() === today.getFullYear();
  return date.toLocaleDateString(
    language === 'sv' ? 'sv' : 'en-GB',
    isThisYear ? dayAndMonth : { ...dayAndMonth, year: 'numeric' },
  );
}
