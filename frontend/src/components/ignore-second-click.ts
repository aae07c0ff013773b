import type { MouseEvent } from 'react';

/**
 * Hears the first press of a double click alone: the second one would do the thing twice, or was meant for
 * what lay here before.
 */
export const ignoreSecondClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
