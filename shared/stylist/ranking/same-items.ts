/** Whether two lists of item ids contain the same ids, in any order. The lists must not have duplicates. */
export const sameItems = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
