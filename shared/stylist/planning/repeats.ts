/** Counts how many of the given outfits contain each piece. The outfits are lists of item ids. */
export function timesWorn(outfits: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of outfits.flat()) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** Returns the pieces that are in more than one of the outfits, each with its count. */
export const repeatedPieces = (outfits: readonly (readonly string[])[]): Map<string, number> =>
  new Map([...timesWorn(outfits)].filter(([, times]) => times > 1));
