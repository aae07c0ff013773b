import { fallbackColor } from '#shared/catalog';
import type { Insights } from '#shared/contract/outfits';
import { mostFrequent } from '../domain/most-frequent.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCountEntity } from '../table/outfit-count.ts';

/** The newest outfits tell what somebody likes now. */
const newest = 10;
const favorites = 3;

/** What a person's outfits have in common; two reads, however many outfits there are. */
export async function getInsights(userId: string): Promise<Insights> {
  const [{ data: count }, { data: outfits }] = await Promise.all([
    OutfitCountEntity.get({ userId }).go(),
    OutfitEntity.query.byUser({ userId }).go({ order: 'desc', limit: newest }),
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
      favorites,
    ),
    favoriteMoods: mostFrequent(moods, favorites),
    lastOutfit: last ? { title: last.title, mood: last.mood, createdAt: last.createdAt } : null,
  };
}
