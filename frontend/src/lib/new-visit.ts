import { navigationType } from './navigation-type.ts';

/**
 * Drops the state of the history's entry when a page is opened anew. A reload, Back and a restored tab keep it, but browsers
 * also keep it when the address that is open is entered once more.
 */
export function dropStateOfNewVisit() {
  if (navigationType() === 'navigate' && history.state !== null) history.replaceState(null, '');
}
