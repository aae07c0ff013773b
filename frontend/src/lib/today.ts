import { useSyncExternalStore } from 'react';
import { isoDay } from '#shared/rules/days';

/** Today's date in the device's time zone, as YYYY-MM-DD. */
export const today = () => {
  const now = new Date();
  return isoDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
};

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
