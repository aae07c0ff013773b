/**
 * Applies `change` to every object in `data`, at any depth, and returns the result. If `change` returns an object
 * unchanged, the objects inside it are visited as well. Unchanged parts keep their identity, so that React does not
 * render them again.
 */
export function changedWithin(data: unknown, change: (value: object) => object): unknown {
  if (Array.isArray(data)) {
    const changed = data.map((each) => changedWithin(each, change));
    return changed.some((each, index) => each !== data[index]) ? changed : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const own = change(data);
  if (own !== data) return own;
  const entries = Object.entries(data).map(([name, value]) => [name, changedWithin(value, change)] as const);
  return entries.some(([name, value]) => value !== data[name as keyof typeof data])
    ? Object.fromEntries(entries)
    : data;
}
