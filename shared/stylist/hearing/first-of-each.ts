/** Returns a list without later entries that have the id of an earlier one. */
export const firstOfEach = <Named extends { id: string }>(list: readonly Named[]): Named[] =>
  list.filter(({ id }, place) => list.findIndex((each) => each.id === id) === place);
