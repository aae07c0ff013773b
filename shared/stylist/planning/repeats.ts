/** Returns the pieces that are in more than one of the outfits, which are lists of item ids, each with its count. */
export function repeatedPieces(outfits: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of outfits.flat()) times.set(id, (times.get(id) ?? 0) + 1);
  return new Map([...times].filter(([, count]) => count > 1));
}
