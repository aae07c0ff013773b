/**
 * Stores the worth of each pair of one name with another, in both orders. If several rows name a pair, the first one
 * counts. Returns the worth of a pair, or undefined if no row names it.
 */
export function worthTable(
  rows: Iterable<readonly [some: readonly string[], others: readonly string[], worth: number]>,
) {
  const worths = new Map<string, Map<string, number>>();
  const note = (one: string, other: string, worth: number) => {
    const known = worths.get(one) ?? new Map<string, number>();
    worths.set(one, known);
    if (!known.has(other)) known.set(other, worth);
  };
  for (const [some, others, worth] of rows)
    for (const one of some)
      for (const other of others) {
        note(one, other, worth);
        note(other, one, worth);
      }
  return (one: string, other: string) => worths.get(one)?.get(other);
}
