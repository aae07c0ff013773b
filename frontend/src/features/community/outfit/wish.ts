import type { PublicOutfit } from '#shared/contract/community';
import { limits } from '#shared/limits';

/** How many colors a request names. */
const mostColors = 3;

/** The request for an outfit like another person's: its words, and the colors that they do not name. */
export function wishFor({ prompt, title, mood, occasion, aiAnalysis }: PublicOutfit) {
  const words = prompt || title;
  const colors = [...new Set(aiAnalysis.outfitVisualization.items.map(({ color }) => color))]
    .filter((color) => color !== 'unknown' && !words.toLowerCase().includes(color))
    .slice(0, mostColors);
  const named = colors.length ? `, in ${colors.join(' and ')}` : '';
  return {
    prompt: `${words.slice(0, limits.generation.prompt - named.length)}${named}`,
    mood: mood ?? '',
    occasion: occasion ?? '',
  };
}
