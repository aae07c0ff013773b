import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { canBeWorn } from '#shared/ranker/availability';
import { toGarment } from '#shared/ranker/garment';
import { readIntent } from '#shared/ranker/intent';
import { judgeFor } from '#shared/ranker/judge';
import { weatherForRanker } from '../domain/weather-for-ranker.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { getOutfit } from './outfits.ts';

/** Pieces of the user that could stand in for one of an outfit, first those that go best with the rest of it. */
export async function listAlternatives(userId: string, id: string, itemId: string): Promise<ClothingItem[]> {
  const outfit = await getOutfit(userId, id);
  if (!outfit.recommendedClothes.includes(itemId)) throw new AppError('not_found');
  const { data: wardrobe } = await ClothingItemEntity.query
    .byUser({ userId })
    .go({ limit: limits.wardrobeItems });
  const category = categoryOf(itemId, outfit, wardrobe);
  const candidates = wardrobe.filter(
    (item) => item.category === category && !outfit.recommendedClothes.includes(item.id) && canBeWorn(item),
  );
  const worth = judgeOf(outfit, itemId, wardrobe);
  return candidates
    .map((item) => ({ item, worth: worth(item) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, limits.outfit.alternatives)
    .map(({ item }) => item);
}

/** An outfit outlives its pieces, and still shows what they were. */
const categoryOf = (itemId: string, outfit: Outfit, wardrobe: readonly ClothingItem[]) =>
  wardrobe.find(({ id }) => id === itemId)?.category ??
  outfit.aiAnalysis.outfitVisualization.items.find((item) => item.itemId === itemId)?.category;

/** What the outfit would be worth with another piece in the place of one. */
function judgeOf(
  { prompt, mood, occasion, weatherData, recommendedClothes }: Outfit,
  itemId: string,
  wardrobe: readonly ClothingItem[],
): (item: ClothingItem) => number {
  const rest = wardrobe.filter(({ id }) => id !== itemId && recommendedClothes.includes(id)).map(toGarment);
  const wish = { prompt, mood, occasion, weather: weatherData && weatherForRanker(weatherData) };
  const judge = judgeFor(readIntent(wish), wish);
  return (item) => judge.worth([...rest, toGarment(item)]);
}
