/** Whether two lists of item ids, each without duplicates, hold the same ids in any order. */
export const sameItems = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
