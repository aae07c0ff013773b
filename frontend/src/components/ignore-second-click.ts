import type { MouseEvent } from 'react';

/**
 * Returns a click handler that calls `act` for the first click of a double click only. The second one would repeat
 * the action, or was aimed at an element that was at this place before.
 */
export const ignoreSecondClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
