import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../components/page-heading.tsx';
import { leavePage } from '../components/use-back-closes.ts';
import { takesFocus } from '../components/use-focus-return.ts';
import { Chat } from '../features/messages/chat.tsx';
import { ConversationList } from '../features/messages/conversation-list.tsx';
import { conversationsQuery } from '../features/messages/queries.ts';
import { useLiveMessages } from '../features/messages/use-live-messages.ts';
import { smallScreen } from '../lib/media-query.ts';
import { t } from '../lib/t.ts';

/** The list of conversations and the conversation in the address. On small screens only one of the two is shown. */
export function MessagesPage() {
  useLiveMessages();
  const { data } = useQuery(conversationsQuery);
  const [parameters] = useSearchParams();
  const openId = parameters.get('conversation');
  const page = useFocusOnShown(openId);
  const { state } = useLocation();
  const navigate = useNavigate();
  // If the page was opened by a link from outside, Back would leave the app.
  const goBack = () => (state?.hasPreviousPage ? leavePage() : navigate('/messages', { replace: true }));
  return (
    <div
      ref={page}
      className="page-width md:grid md:h-[calc(100dvh-var(--header)-var(--bottom-bar))] md:grid-cols-[minmax(17rem,24rem)_minmax(0,1fr)]"
    >
      <div
        className={`min-h-0 flex-col pb-10 md:flex md:pr-6 md:pb-6 lg:pr-10 ${openId ? 'hidden' : 'flex'} [&>header]:md:pt-6 low:[&>header]:pt-3 [&_h1]:md:text-6xl low:[&_h1]:text-2xl low:[&>header>p]:hidden`}
      >
        <PageHeading title={t('Messages')} tagline={t('Chat with other fashion enthusiasts')} />
        <ConversationList openId={openId} />
      </div>
      <div
        data-fills-screen={openId ? '' : undefined}
        className={`min-h-0 border-line md:block md:border-x ${openId ? 'max-md:fixed max-md:inset-x-0 max-md:top-(--header) max-md:bottom-0 max-md:bg-paper' : 'hidden'}`}
      >
        {openId ? (
          <Chat
            key={openId}
            conversationId={openId}
            conversation={data?.items.find(({ id }) => id === openId)}
            onBack={goBack}
          />
        ) : (
          <p className="grid h-full place-content-center px-6 text-center font-display text-2xl text-ink-soft">
            {t('Select a conversation to start chatting')}
          </p>
        )}
      </div>
    </div>
  );
}

/** On small screens, moves the focus from the part that is hidden: into the chat, or back to its row. */
function useFocusOnShown(openId: string | null) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const row = `a[href$="${before.current}"]`;
    const isSame = before.current === openId;
    before.current = openId;
    if (isSame || !matchMedia(smallScreen).matches) return;
    takesFocus(page.current?.querySelector(openId ? 'section header button' : row));
  }, [openId]);
  return page;
}
