import type { MouseEvent } from 'react';

/**
 * Returns a click handler that calls `act` only for the first click of a double click. The second click would repeat
 * the action, or was meant for an element that was at this place before.
 */
export const ignoreSecondClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
