/**
 * Data of any shape after a change of the objects in it, wherever they occur; one that `change` returns as it is, is looked
 * through. Parts in which nothing changes stay the same objects.
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
