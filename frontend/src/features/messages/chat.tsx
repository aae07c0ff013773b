import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Conversation } from '#shared/contract/messages';
import { deletedPersonId } from '#shared/rules/deleted-person';
import { Avatar } from '../../components/avatar.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { hasCode } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { BlockDialog } from '../safety/public/lazy-dialogs.ts';
import { SafetyMenu } from '../safety/public/safety-menu.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useOutbox } from './outbox.ts';
import { useAnswerRequest, useChat, useMarkRead } from './queries.ts';
import { nameOf } from './texts.ts';
import { useIsTyping } from './use-typing.ts';

type Props = {
  conversationId: string;
  /** Undefined while the list is loading, or if the conversation is older than the loaded part of the list. */
  conversation: Conversation | undefined;
  onBack: () => void;
};

/** An open conversation: its messages, and the field to write one. */
export function Chat({ conversationId, conversation, onBack }: Props) {
  const { data: log, isError, error, refetch } = useChat(conversationId);
  const { unsent, send, sendAgain, drop } = useOutbox();
  const scroller = useRef<HTMLDivElement>(null);
  const other = conversation?.otherUser;
  const name = nameOf(other);
  const isTyping = useIsTyping(conversationId);
  const isLoaded = log?.older !== undefined;
  useReading(conversation, isLoaded);

  // Messages whose answer was lost although the server has stored them. They have arrived over the socket or by a read.
  const arrived = unsent.filter(({ id }) => log?.items.some((message) => message.id === id));
  const arrivedIds = arrived.map(({ id }) => id).join();
  useEffect(() => {
    if (arrivedIds) drop(arrivedIds.split(','));
  }, [arrivedIds, drop]);

  const write = (message: Pick<Parameters<typeof send>[0], 'content' | 'share'>) => {
    send({ conversationId, ...message });
    scroller.current?.scrollTo?.({ top: 0 });
  };
  const isGone = hasCode(error, 'not_found');
  const isEnded = other?.id === deletedPersonId;
  return (
    <section aria-label={t('Chat with {name}', { name })} className="flex h-full min-h-0 flex-col">
      <header className="flex min-h-16 items-center gap-3 border-line border-b px-1 md:px-6">
        <IconButton
          icon={ArrowLeft}
          size={20}
          label={t('Back to conversations')}
          onClick={onBack}
          className="md:hidden"
        />
        <Avatar name={other?.displayName ?? null} url={other?.avatarUrl ?? null} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-2xl">
            {other && !isEnded ? (
              <Link
                to={`/people/${other.id}`}
                className="block min-h-11 content-center truncate hover:underline"
              >
                {name}
              </Link>
            ) : (
              (other || log) && name
            )}
          </h2>
          <p aria-live="polite" className="text-ink-soft text-xs">
            {isTyping && t('Typing…')}
          </p>
        </div>
        {other && !isEnded && (
          <SafetyMenu
            thing={{ kind: 'person', userId: other.id }}
            person={{ userId: other.id, displayName: name, avatarUrl: other.avatarUrl }}
            onHidden={onBack}
          />
        )}
      </header>
      {isError && !isLoaded ? (
        <div className="flex-1 p-6">
          {isGone ? (
            <p className="text-center text-ink-soft">{t('This conversation is not there.')}</p>
          ) : (
            <LoadError text={t('The messages could not be loaded.')} onRetry={refetch} />
          )}
        </div>
      ) : (
        <MessageLog
          key={conversationId}
          scroller={scroller}
          name={name}
          conversationId={conversationId}
          log={isLoaded ? log : undefined}
          unsent={unsent.filter((each) => each.conversationId === conversationId && !arrived.includes(each))}
          onSendAgain={sendAgain}
          onDrop={({ id }) => drop([id])}
        />
      )}
      {isEnded && (
        <p className="border-line border-t px-4 py-5 text-center text-ink-soft text-sm md:px-6">
          {t('This person has deleted their account. You keep what they wrote.')}
        </p>
      )}
      {!isGone && !isEnded && (
        <>
          {conversation?.isRequest && <RequestBar conversation={conversation} onGone={onBack} />}
          <Composer key={conversationId} conversationId={conversationId} onSend={write} />
        </>
      )}
    </section>
  );
}

/**
 * Marks the messages of the conversation as read while the conversation is shown and the tab is visible. Not those of a
 * request, so that its sender does not learn that it was read.
 */
function useReading(conversation: Conversation | undefined, isLoaded: boolean) {
  const isVisible = useIsVisible();
  const { mutate: markRead, isPending } = useMarkRead();
  const tried = useRef<string | undefined>(undefined);
  const position = conversation?.lastMessage?.position;
  useEffect(() => {
    if (!conversation?.unreadCount || conversation.isRequest || !isVisible || !isLoaded || isPending) return;
    // After a failure it tries again with the next message, or when the tab becomes visible again.
    if (tried.current === position) return;
    tried.current = position;
    markRead(conversation);
  }, [conversation, position, isVisible, isLoaded, isPending, markRead]);
  useEffect(() => {
    if (!isVisible) tried.current = undefined;
  }, [isVisible]);
}

/** Whether the tab is visible; re-renders when it is shown or hidden. */
const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

type RequestProps = { conversation: Conversation; onGone: () => void };

/** What can be done with a message request. `onGone` is called when it was declined or its sender was blocked. */
function RequestBar({ conversation, onGone }: RequestProps) {
  const { id, avatarUrl } = conversation.otherUser;
  const name = nameOf(conversation.otherUser);
  const [isBlocking, setIsBlocking] = useState(false);
  const { mutate: answer, isPending } = useAnswerRequest(conversation);
  return (
    <div className="grid gap-3 border-line border-t px-4 py-3 md:px-6">
      <p className="text-ink-soft text-sm">
        {t('You do not follow {name}. They see that you have read this only after you accept or answer.', {
          name,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => answer(true)}>
          {t('Accept')}
        </Button>
        <Button look="outline" disabled={isPending} onClick={() => answer(false, { onSuccess: onGone })}>
          {t('Decline')}
        </Button>
        <Button look="quiet" onClick={() => setIsBlocking(true)}>
          {t('Block')}
        </Button>
      </div>
      {isBlocking && (
        <BlockDialog
          person={{ userId: id, displayName: name, avatarUrl }}
          onClose={() => setIsBlocking(false)}
          onBlocked={onGone}
        />
      )}
    </div>
  );
}
