/** How often each piece is in some outfits, which are lists of item ids. */
export function timesWorn(outfits: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of outfits.flat()) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** The pieces that are in more than one of some outfits, each with how often. */
export const repeatedPieces = (outfits: readonly (readonly string[])[]): Map<string, number> =>
  new Map([...timesWorn(outfits)].filter(([, times]) => times > 1));
