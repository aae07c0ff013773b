import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** A number that several components share. They re-render when it changes. */
function sharedCount() {
  let count = 0;
  const { subscribe, tell } = createListeners();
  const set = (next: number) => {
    count = Math.max(0, next);
    tell();
  };
  return {
    set,
    subscribe,
    /** Subtracts what the user has just read, until the server sends the new number. */
    take: (read: number) => set(count - read),
    useCount: (): number => useSyncExternalStore(subscribe, () => count),
  };
}

/** The number of the user's unread messages in all conversations. It is 0 until the socket is open. */
export const unreadMessages = sharedCount();
/** The number of notifications that were not seen. It is 0 until the socket is open. */
export const unreadNotifications = sharedCount();
