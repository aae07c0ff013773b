import { useSyncExternalStore } from 'react';

/** Whether the tab is visible; re-renders when it is shown or hidden. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
