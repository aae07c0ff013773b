import { ArrowLeft, Inbox } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Conversation } from '#shared/contract/messages';
import { Avatar } from '../../components/avatar.tsx';
import { ActionButton, Button, ButtonLink, IconButton } from '../../components/button.tsx';
import { SearchField } from '../../components/form.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { UnreadCount } from '../../components/unread-count.tsx';
import { useOwnId } from '../../data/user-id.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';
import { useConversations, useOlderConversations } from './queries.ts';
import { contentOf, nameOf, texts } from './texts.ts';
import { useNow } from './use-now.ts';

/** The user's conversations with a search, the latest first. Requests of strangers are in a list of their own. */
export function ConversationList({ openId }: { openId: string | null }) {
  const userId = useOwnId();
  const { data, isPending, isLoadingError, refetch } = useConversations();
  const [search, setSearch] = useState('');
  const [showsRequests, setShowsRequests] = useState(false);
  const { mutate: readOlder, isPending: isReadingOlder } = useOlderConversations();
  const now = useNow();

  const requests = data?.items.filter(({ isRequest }) => isRequest) ?? [];
  // The last request may have been answered meanwhile. Then the normal list is shown.
  const isInRequests = showsRequests && requests.length > 0;
  const all = isInRequests ? requests : (data?.items.filter(({ isRequest }) => !isRequest) ?? []);
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ otherUser }) => nameOf(otherUser).toLowerCase().includes(wanted));
  return (
    <section aria-labelledby="conversations" className="flex min-h-0 flex-1 flex-col gap-4">
      <div className="flex items-center gap-2">
        {isInRequests && (
          <IconButton
            icon={ArrowLeft}
            label={t('Back to conversations')}
            onClick={() => setShowsRequests(false)}
            className="-ml-3"
          />
        )}
        <h2 id="conversations" className="text-3xl low:sr-only">
          {isInRequests ? t('Requests') : t('Conversations')}
        </h2>
      </div>
      <SearchField label={t('Search conversations...')} value={search} onValue={setSearch} />
      {isInRequests ? (
        <p className="text-ink-soft text-sm">{t('From people you do not follow.')}</p>
      ) : (
        requests.length > 0 && (
          <div className="-ml-3">
            <ActionButton onClick={() => setShowsRequests(true)}>
              <Inbox aria-hidden size={16} />
              {t('Requests')} <UnreadCount count={unreadIn(requests)} />
            </ActionButton>
          </div>
        )
      )}
      {isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('Loading...')}</span>
          {['w-full', 'w-5/6', 'w-11/12'].map((width) => (
            <div key={width} className={`h-16 animate-pulse bg-sunken ${width}`} />
          ))}
        </div>
      )}
      {isLoadingError && <LoadError text={texts.loadFailed} onRetry={refetch} />}
      {data && shown.length === 0 && (
        <div className="grid justify-items-center gap-4 border border-line border-dashed px-4 py-10 text-center text-ink-soft">
          <p>{wanted ? t('No conversations found') : t('No conversations yet')}</p>
          {!wanted && (
            <ButtonLink look="outline" to="/community">
              {t('Find people in the community')}
            </ButtonLink>
          )}
        </div>
      )}
      {shown.length > 0 && (
        // Leaves space at the sides, so that the outline of a focused row is not clipped.
        <ul className="-mx-2 min-h-0 flex-1 md:overflow-y-auto md:px-1">
          {shown.map((conversation) => (
            <li
              key={conversation.id}
              className="[contain-intrinsic-size:auto_4.75rem] [content-visibility:auto]"
            >
              <Row
                conversation={conversation}
                isOwn={conversation.lastMessage?.senderId === userId}
                isOpen={conversation.id === openId}
                now={now}
              />
            </li>
          ))}
          {data?.cursor && (
            <li className="p-3 text-center">
              <Button
                look="quiet"
                disabled={isReadingOlder}
                onClick={() => data.cursor && readOlder(data.cursor)}
              >
                {t('Older conversations')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

type RowProps = { conversation: Conversation; isOwn: boolean; isOpen: boolean; now: number };

const Row = ({ conversation, isOwn, isOpen, now }: RowProps) => {
  const { id, otherUser, lastMessage, unreadCount } = conversation;
  return (
    <Link
      to={`?conversation=${id}`}
      state={{ hasPreviousPage: true }}
      replace={isOpen}
      aria-current={isOpen || undefined}
      className="m-1 flex min-h-17 items-center gap-3 border-transparent border-l-2 px-2 py-2 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-sunken"
    >
      <Avatar name={otherUser.displayName} url={otherUser.avatarUrl} className="size-11" />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className={`grow basis-24 truncate ${unreadCount ? 'font-bold' : 'font-semibold'}`}>
            {nameOf(otherUser)}
          </span>
          {lastMessage && (
            <time dateTime={lastMessage.createdAt} className="shrink-0 text-ink-soft text-xs">
              {relativeTime(lastMessage.createdAt, now)}
            </time>
          )}
        </span>
        <span className="flex items-center justify-between gap-2 text-sm">
          <span className={`truncate ${unreadCount ? 'text-ink' : 'text-ink-soft'}`}>
            {lastMessage && isOwn && t('You: ')}
            {lastMessage && previewOf(lastMessage)}
          </span>
          <UnreadCount count={unreadCount} />
        </span>
      </span>
    </Link>
  );
};

const unreadIn = (conversations: readonly Conversation[]) =>
  conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);

const previewOf = ({ content, isDeleted, shared }: NonNullable<Conversation['lastMessage']>) =>
  isDeleted ? texts.deleted : contentOf(content, shared);
