import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#shared/contract/notifications';
import { Avatar } from '../../components/avatar.tsx';
import { DialogFrame } from '../../components/dialogs.tsx';
import { LoadError, LoadingTiles } from '../../components/list-states.tsx';
import { listenToServer } from '../../data/socket.ts';
import { api } from '../../lib/api.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';
import { unreadNotifications } from '../../lib/unread.ts';
import { addressOf, sentenceOf } from './texts.ts';

type Loaded = { items: readonly Notification[] } | 'loading' | 'failed';

/** The newest notifications, below the header. They are marked as seen when they are shown. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { loaded, load } = useNotifications();
  return (
    <DialogFrame
      onClose={onClose}
      className="fixed top-(--header) right-0 z-50 grid max-h-[calc(100dvh-var(--header)-1rem)] w-full content-start overflow-y-auto border-line border-t bg-surface shadow-2xl sm:right-4 sm:w-[26rem] sm:border"
    >
      <div className="flex items-center justify-between py-2 pr-2 pl-5">
        <Dialog.Title className="text-2xl">{t('Notifications')}</Dialog.Title>
        <Dialog.Close aria-label={t('Close')} className="grid size-11 place-content-center hover:bg-sunken">
          <X aria-hidden size={20} />
        </Dialog.Close>
      </div>
      {loaded === 'loading' && (
        <LoadingTiles
          label={t('Loading notifications')}
          tiles={Array<string>(3).fill('mx-5 my-2 h-12')}
          className="grid gap-px pb-4"
        />
      )}
      {loaded === 'failed' && <LoadError text={t('The notifications could not be loaded.')} onRetry={load} />}
      {typeof loaded === 'object' && loaded.items.length === 0 && (
        <p className="px-5 pt-4 pb-10 text-ink-soft">
          {t('Nothing new. Likes, comments, followers and messages appear here.')}
        </p>
      )}
      {typeof loaded === 'object' && loaded.items.length > 0 && (
        <ul className="pb-2">
          {loaded.items.map((each) => (
            <li key={`${each.kind} ${each.thingId}`}>
              <Row notification={each} onFollow={onClose} />
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}

function Row({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const [person] = notification.people;
  return (
    <Link
      to={addressOf(notification)}
      onClick={onFollow}
      className="flex min-h-16 items-center gap-3 px-5 py-2 hover:bg-sunken"
    >
      <Avatar name={person?.displayName ?? null} url={person?.avatarUrl ?? null} />
      <span className="grid min-w-0 flex-1">
        <span className="text-sm wrap-anywhere">{sentenceOf(notification)}</span>
        <span className="text-ink-soft text-xs">{relativeTime(notification.at)}</span>
      </span>
      {notification.isUnread && (
        <span role="img" aria-label={t('New')} className="size-2 shrink-0 rounded-full bg-accent" />
      )}
    </Link>
  );
}

/** Reads the notifications, again when one is added or removed. Shown ones are marked as seen. */
function useNotifications() {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(async () => {
    try {
      const { items } = await api.notifications.listNotifications();
      setLoaded({ items });
      if (!items.some(({ isUnread }) => isUnread)) return;
      await api.notifications.markSeen();
      unreadNotifications.set(0);
    } catch {
      // Notifications that are already shown stay visible after a failure.
      setLoaded((known) => (typeof known === 'object' ? known : 'failed'));
    }
  }, []);
  useEffect(() => {
    void load();
    return listenToServer(({ type }) => {
      if (type === 'notification.changed' || type === 'events.missed') void load();
    });
  }, [load]);
  return {
    loaded,
    load: () => {
      setLoaded('loading');
      void load();
    },
  };
}
