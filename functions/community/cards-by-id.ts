import { getMany } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../rows/community/outfit-card.ts';

/** The cards of several outfits, in the order of the ids. Outfits that are not public have no card and are left out. */
export async function cardsById(ids: readonly string[]): Promise<OutfitCardRow[]> {
  const rows = await getMany(OutfitCardEntity, ids, keyInYear);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The first `wanted` cards of a ranking that pass `isListed`. Reads the first `wanted` ids. The rest are read, in a
 * second read, only if some of those cards are left out.
 */
export async function firstCards(
  ids: readonly string[],
  wanted: number,
  isListed: (card: OutfitCardRow) => boolean,
): Promise<OutfitCardRow[]> {
  const first = (await cardsById(ids.slice(0, wanted))).filter(isListed);
  if (first.length === wanted) return first;
  const more = (await cardsById(ids.slice(wanted))).filter(isListed);
  return [...first, ...more].slice(0, wanted);
}
