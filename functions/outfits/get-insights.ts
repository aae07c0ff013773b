import { fallbackColor } from '#shared/catalog';
import type { Insights } from '#shared/contract/outfits';
import { mostFrequent } from '#shared/rules/most-frequent';
import { OutfitCountEntity, OutfitEntity } from '../rows/outfits/outfit.ts';

/** How many recent outfits count for the favorite colors and moods. They show what the user likes at present. */
const recentOutfits = 10;
const maxFavorites = 3;

/** Statistics of the user's own outfits: number, favorite colors and moods, last outfit. Takes two reads. */
export async function getInsights(userId: string): Promise<Insights> {
  const [{ data: count }, { data: outfits }] = await Promise.all([
    OutfitCountEntity.get({ userId }).go(),
    OutfitEntity.query.byUser({ userId }).go({ order: 'desc', limit: recentOutfits }),
  ]);
  const colors = outfits.flatMap(({ aiAnalysis }) =>
    aiAnalysis.outfitVisualization.items.map(({ color }) => color),
  );
  const moods = outfits.flatMap(({ mood }) => mood?.split('>')[0]?.trim() || []);
  const [last] = outfits;
  return {
    totalOutfits: Math.max(count?.outfits ?? 0, outfits.length),
    favoriteColors: mostFrequent(
      colors.filter((color) => color !== fallbackColor),
      maxFavorites,
    ),
    favoriteMoods: mostFrequent(moods, maxFavorites),
    lastOutfit: last
      ? { title: last.title, titleLanguage: last.titleLanguage, mood: last.mood, createdAt: last.createdAt }
      : null,
  };
}
