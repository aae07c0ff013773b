import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

/** Keeps how many notifications have not been seen, as the server told last. */
export function setUnread(count: number) {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many notifications have not been seen; 0 until a socket has been opened. */
export const useUnread = () => useSyncExternalStore(subscribe, () => unread);
