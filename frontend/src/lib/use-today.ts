import { useSyncExternalStore } from 'react';
import { today } from './today.ts';

/** Today's date on the device, as YYYY-MM-DD. Changes at midnight, and when a page is shown after a sleep. */
export const useToday = () => useSyncExternalStore(follow, today);

function follow(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      onChange();
      wait();
    }, midnight.getTime() - now.getTime());
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
