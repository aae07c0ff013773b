import { useEffect, useState } from 'react';
import type { OutfitSource } from './queries.ts';

/** The next page is read when the end of the list is this near to the window. */
const ahead = '0px 0px 1200px';

/** If `enabled`, reads the next page when the element with the ref is near. After a failure it waits for a retry. */
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
  // Checked after each render: a page may arrive so quickly that `isReading` was never rendered as true.
  useEffect(() => {
    if (due) readOn();
  });
  return setEnd;
}

/** The number of further matches that a search loads. */
const more = 20;

/** Reads on until 20 more outfits match or the list ends. Stops after a failure or a change of `wanted`, the search. */
export function useSearchFurther(source: OutfitSource, matches: number, wanted: string) {
  const [goal, setGoal] = useState<{ wanted: string; matches: number } | null>(null);
  const { hasMore, isReading, error, readOn } = source;
  const isSearching = goal?.wanted === wanted && matches < goal.matches && hasMore && !error;
  const due = isSearching && !isReading;
  // Checked after each render: a page may arrive so quickly that `isReading` was never rendered as true.
  useEffect(() => {
    if (due) readOn();
  });
  return {
    isSearching,
    searchFurther: () => setGoal({ wanted, matches: matches + more }),
    stop: () => setGoal(null),
  };
}
