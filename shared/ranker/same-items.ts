/** Whether two outfits, told by the ids of their pieces, are one and the same. */
export const sameItems = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
