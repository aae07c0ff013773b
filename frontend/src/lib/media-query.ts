import { useSyncExternalStore } from 'react';

/** Whether a media query matches. It re-renders when that changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );

/** The media query for phones. */
export const smallScreen = '(width < 48rem)';

/** The media query for low windows, such as a phone's on its side. It is the variant `low` of the style sheet. */
export const lowScreen = '(height < 30rem)';
