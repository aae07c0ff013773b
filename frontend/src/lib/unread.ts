import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** A number that several components show; they render again when it changes. */
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
    /** Takes away what has just been read, until the server tells the new number. */
    take: (read: number) => set(count - read),
    useCount: (): number => useSyncExternalStore(subscribe, () => count),
  };
}

/** The number of the user's unread messages in all conversations; 0 until a socket is opened. */
export const unreadMessages = sharedCount();
/** How many notifications have not been seen; 0 until a socket is opened. */
export const unreadNotifications = sharedCount();
