/** How the document was reached: `navigate`, `reload` or `back_forward`. Undefined if the browser does not tell. */
export function navigationType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
