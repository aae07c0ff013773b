/** A list with the first entry of each id. */
export const firstOfEach = <Named extends { id: string }>(list: readonly Named[]): Named[] =>
  list.filter(({ id }, place) => list.findIndex((each) => each.id === id) === place);
