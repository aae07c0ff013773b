/** Returns the mean of a value over a list. For an empty list it returns 0.5, the middle of the scale from 0 to 1. */
export function mean<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += of(item);
  return items.length ? sum / items.length : 0.5;
}
