/**
 * Drops the state of the history entry if the page was newly opened. Reload, Back and a restored tab keep the state on
 * purpose. Browsers also keep it when the user enters the open address again, and only that is undone here.
 */
export function dropStateOfNewVisit() {
  if (navigationType() === 'navigate' && history.state !== null) history.replaceState(null, '');
}

/** How the document was reached: `navigate`, `reload` or `back_forward`. Undefined if the browser does not tell. */
export function navigationType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
