import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { tellOpenViews } from '../../data/live-views.ts';
import { listenToServer } from '../../data/socket.ts';
import { plural, t } from '../../lib/t.ts';
import { unreadMessages, unreadNotifications } from '../../lib/unread.ts';

const NotificationPanel = lazyDialog('NotificationPanel', () => import('./notification-panel.tsx'));

/** How long the socket waits after a page is opened, in milliseconds, so that the page's own requests come first. */
const quietMilliseconds = 2000;

/**
 * The button that opens the notifications, with the number of new ones if there are any. It keeps the socket open. The
 * socket delivers both unread counts and other people's changes to the open pages.
 */
export function Bell() {
  const unread = unreadNotifications.useCount();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = listenToServer(tellOpenViews);
    }, quietMilliseconds);
    return () => {
      clearTimeout(timer);
      stop?.();
      unreadNotifications.set(0);
      unreadMessages.set(0);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={unread ? t('Notifications, {unread} new', { unread }) : t('Notifications')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative ml-auto grid size-11 shrink-0 place-content-center hover:bg-sunken"
      >
        <BellIcon aria-hidden size={20} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid min-w-5 place-content-center rounded-full bg-accent px-1 text-on-accent text-xs"
          >
            {unread}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {unread > 0 && plural(unread, '{count} new notification', '{count} new notifications')}
      </span>
      {isOpen && <NotificationPanel onClose={() => setOpen(false)} />}
    </>
  );
}
