import { useSyncExternalStore } from 'react';

/** Whether a media query matches; re-renders on change. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );

/** The media query of phones, on which the gallery offers a row instead of a grid. */
export const smallScreen = '(width < 48rem)';
