import type { WardrobeItem } from './garment.ts';
import { isOneOf, type RankedOutfit, rankOutfits } from './rank.ts';
import type { RankRequest } from './rank-request.ts';

/** An outfit counts as varied if at least this many of its pieces are not in the last suggestion. */
export const leastNew = 2;

/** How many pieces of an outfit are not in another one, which is a list of item ids. */
export const newPieces = (ids: readonly string[], other: readonly string[]): number =>
  ids.filter((id) => !other.includes(id)).length;

/**
 * Ranks varied outfits: `leastNew` pieces differ from the last suggestion, and the outfit is none of the recent ones.
 * If there are none, it ranks again without the pieces of the last suggestion; pieces that were asked for may stay. If
 * that gives none either, it returns outfits that differ less, or all outfits if every one was suggested lately.
 */
export function variedOutfits(
  wardrobe: readonly WardrobeItem[],
  request: RankRequest,
  options: { seed: number },
): RankedOutfit[] {
  const { suggestedLately = [], baseItems = [], brief } = request;
  const [last = []] = suggestedLately;
  const isNew = ({ garments }: RankedOutfit) => !isOneOf(suggestedLately, garments);
  const isVaried = (outfit: RankedOutfit) =>
    isNew(outfit) &&
    newPieces(
      outfit.garments.map(({ id }) => id),
      last,
    ) >= leastNew;
  const ranked = rankOutfits(wardrobe, request, options);
  const varied = ranked.filter(isVaried);
  if (varied.length) return varied;
  const asked = new Set([...baseItems, ...(brief?.pieces.flatMap(({ ids }) => ids) ?? [])]);
  const rest = wardrobe.filter(({ id }) => asked.has(id) || !last.includes(id));
  const others = rankOutfits(rest, request, options).filter(isVaried);
  if (others.length) return others;
  const fresh = ranked.filter(isNew);
  return fresh.length ? fresh : ranked;
}
