/** The mean of what each item is worth; of nothing, the middle between 0 and 1. */
export function mean<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += of(item);
  return items.length ? sum / items.length : 0.5;
}
