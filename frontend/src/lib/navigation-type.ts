/** How the document was reached, as the browser tells: `navigate`, `reload` or `back_forward`. Undefined where it does not. */
export function navigationType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
