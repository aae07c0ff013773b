import { useEffect, useState } from 'react';
import type { OutfitSource } from './queries.ts';

/** How far before its end a list is read on. */
const ahead = '0px 0px 1200px';

/**
 * Reads a list on, if `enabled`, whenever the element that takes the returned ref is near the window. After a failure it
 * waits for a retry.
 */
export function useReadingOn(source: OutfitSource, enabled: boolean) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!end) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: ahead },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end]);
  const { hasMore, isReading, error, readOn } = source;
  const due = enabled && isNear && hasMore && !isReading && !error;
  // After each render: a page may come so soon that no render saw it being read.
  useEffect(() => {
    if (due) readOn();
  });
  return setEnd;
}

/** How many more matches a search asks for. */
const more = 20;

/**
 * Reads a list on until 20 more outfits match, or to its end. It stops when `wanted` changes, which tells what is searched,
 * and after a failure.
 */
export function useSearchFurther(source: OutfitSource, matches: number, wanted: string) {
  const [goal, setGoal] = useState<{ wanted: string; matches: number } | null>(null);
  const { hasMore, isReading, error, readOn } = source;
  const isSearching = goal?.wanted === wanted && matches < goal.matches && hasMore && !error;
  const due = isSearching && !isReading;
  // After each render: a page may come so soon that no render saw it being read.
  useEffect(() => {
    if (due) readOn();
  });
  return {
    isSearching,
    searchFurther: () => setGoal({ wanted, matches: matches + more }),
    stop: () => setGoal(null),
  };
}
