import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { canBeWorn } from '#shared/stylist/ranking/availability';
import { toGarment } from '#shared/stylist/ranking/garment';
import { intentOf } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import { readWardrobe } from '../rows/items/clothing-item.ts';
import { briefOf } from '../rows/outfits/brief-of.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

/**
 * The user's items that could replace one item of an outfit. They are available items of the same category, or of the
 * other categories of its slot, ordered by the ranker's score together with the rest of the outfit, best first. Throws `not_found` if the outfit does not exist
 * or does not contain the item.
 */
export async function listAlternatives(
  userId: string,
  id: string,
  itemId: string,
  of: 'category' | 'slot' = 'category',
): Promise<ClothingItem[]> {
  const outfit = await OutfitEntity.require({ userId, id });
  if (!outfit.recommendedClothes.includes(itemId)) throw new AppError('not_found');
  const wardrobe = await readWardrobe(userId);
  const category = categoryOf(itemId, outfit, wardrobe);
  const isMeant = (item: ClothingItem) =>
    of === 'category'
      ? item.category === category
      : item.category !== category && slotOf(item.category) === slotOf(category ?? '');
  const candidates = wardrobe.filter(
    (item) => isMeant(item) && !outfit.recommendedClothes.includes(item.id) && canBeWorn(item),
  );
  const worth = worthInPlaceOf(itemId, outfit, wardrobe);
  return candidates
    .map((item) => ({ item, worth: worth(item) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, limits.outfit.alternatives)
    .map(({ item }) => item);
}

/** The category of an item of the outfit. If the item was deleted, the category that the outfit stored. */
const categoryOf = (itemId: string, outfit: OutfitRow, wardrobe: readonly ClothingItem[]) =>
  wardrobe.find(({ id }) => id === itemId)?.category ??
  outfit.aiAnalysis.outfitVisualization.items.find((item) => item.itemId === itemId)?.category;

/** Returns a function that scores the outfit with another item in place of `itemId`, for its request. */
function worthInPlaceOf(
  itemId: string,
  outfit: OutfitRow,
  wardrobe: readonly ClothingItem[],
): (item: ClothingItem) => number {
  const rest = wardrobe
    .filter(({ id }) => id !== itemId && outfit.recommendedClothes.includes(id))
    .map(toGarment);
  const judge = outfitScorer(intentOf(briefOf(outfit, wardrobe), outfit.weatherData), {});
  return (item) => judge.worth([...rest, toGarment(item)]);
}
