import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as it is now and whenever that changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );

/** Where the pieces of a wardrobe stand in a row instead of a grid. */
export const smallScreen = '(width < 48rem)';
