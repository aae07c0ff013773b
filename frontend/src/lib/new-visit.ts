import { navigationType } from './navigation-type.ts';

/**
 * Drops the state of the history entry if the page was newly opened. Reload, Back and a restored tab keep the state on
 * purpose. Browsers also keep it when the user enters the open address again, and only that is undone here.
 */
export function dropStateOfNewVisit() {
  if (navigationType() === 'navigate' && history.state !== null) history.replaceState(null, '');
}
