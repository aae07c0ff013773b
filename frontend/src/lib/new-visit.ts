/**
 * Drops the state of the history's entry when a page is opened anew. A reload, Back and a restored tab keep it, but browsers
 * also keep it when the address that is open is entered once more.
 */
export function dropStateOfNewVisit() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && history.state !== null) history.replaceState(null, '');
}
