import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time now in milliseconds; re-renders each minute, for the relative times of a page that stays open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
