import { type RefObject, Suspense, useState } from 'react';
import type { Message } from '#shared/contract/messages';
import { Button } from '../../components/button.tsx';
import { lazyComponent } from '../../components/lazy-component.ts';
import { ReportDialog } from '../../data/safety/lazy-dialogs.ts';
import type { ChatLog } from './chat-log.ts';
import { dayInWords } from './days.ts';
import { MessageBubble, UnsentBubble } from './message-bubble.tsx';
import type { Unsent } from './outbox.ts';
import { useDeleteMessage, useOlderMessages } from './queries.ts';
import { useNow } from './use-now.ts';

const ConfirmDialog = lazyComponent('ConfirmDialog', () => import('../../components/confirm-dialog.tsx'));

type Props = {
  scroller: RefObject<HTMLDivElement | null>;
  /** The name of the other person. */
  name: string;
  userId: string;
  conversationId: string;
  /** Undefined while it is loading. */
  log: ChatLog | undefined;
  unsent: readonly Unsent[];
  onSendAgain: (message: Unsent) => void;
  onDrop: (message: Unsent) => void;
};

/** How near to the oldest message, in pixels, the page before it is read. */
const nearTheTop = 400;

/**
 * The messages of a chat, the newest at the bottom. The scroll position is kept from the bottom, so that older pages
 * do not move what is seen; the browser renders only what is near to it.
 */
export function MessageLog({
  scroller,
  name,
  userId,
  conversationId,
  log,
  unsent,
  onSendAgain,
  onDrop,
}: Props) {
  const now = useNow();
  const { mutate: readOlder, isPending: isReading, isError } = useOlderMessages(conversationId);
  const { mutate: deleteMessage } = useDeleteMessage();
  const [doomed, setDoomed] = useState<Message | null>(null);
  const [reported, setReported] = useState<Message>();
  const older = log?.older;
  const readOn = () => older && !isReading && readOlder(older);
  const isEmpty = log && log.items.length + unsent.length === 0;

  return (
    <div
      ref={scroller}
      role="log"
      aria-label={`Messages with ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
        // The position counts from the bottom, and is negative above it. A page that failed is asked for by its button.
        if (scrollHeight - clientHeight + scrollTop < nearTheTop && !isError) readOn();
      }}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2 md:px-6"
    >
      {!log && <p className="m-auto text-ink-soft">Loading messages...</p>}
      {isEmpty && <p className="m-auto text-ink-soft">No messages yet. Start the conversation!</p>}
      {log && !isEmpty && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {older && (
            <li className="text-center">
              <Button look="quiet" disabled={isReading} onClick={readOn}>
                {isError ? 'Try again' : 'Older messages'}
              </Button>
            </li>
          )}
          {log.items.map((message, index) => (
            <li key={message.id} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
              {!isOnDayOf(message, log.items[index - 1]) && (
                <p className="label py-4 text-center text-ink-soft">{dayInWords(message.createdAt, now)}</p>
              )}
              <MessageBubble
                message={message}
                isOwn={message.senderId === userId}
                now={now}
                onDelete={setDoomed}
                onReport={setReported}
              />
            </li>
          ))}
          {unsent.map((message) => (
            <li key={message.id}>
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
        <Suspense>
          <ReportDialog
            thing={{ kind: 'message', conversationId, messageId: reported.id }}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete message"
          text={`It is deleted for you and for ${name}.`}
          action="Delete"
          onConfirm={() => deleteMessage(doomed, { onSettled: () => setDoomed(null) })}
          onCancel={() => setDoomed(null)}
        />
      )}
    </div>
  );
}

const isOnDayOf = (message: Message, before: Message | undefined) =>
  before !== undefined &&
  new Date(message.createdAt).toDateString() === new Date(before.createdAt).toDateString();
