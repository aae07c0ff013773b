import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** The number of the user's unread messages in all conversations; re-renders when it changes. */
export const useUnreadMessages = (): number => useSyncExternalStore(subscribe, () => count);

export function setUnreadMessages(next: number) {
  count = Math.max(0, next);
  for (const listener of listeners) listener();
}

/** Takes messages off the number that have just been read, until the server tells the new one. */
export const takeUnreadMessages = (read: number) => setUnreadMessages(count - read);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
