import type { PublicOutfit } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { catalogName } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';

/** The maximum number of colors in a request. */
const mostColors = 3;

/** The request for a similar outfit: the prompt or title of another person's, and colors that it does not mention. */
export function requestFor({ prompt, title, mood, occasion, aiAnalysis }: PublicOutfit) {
  const words = prompt || title;
  const colors = [...new Set(aiAnalysis.outfitVisualization.items.map(({ color }) => color))]
    .filter((color) => color !== 'unknown')
    .map(catalogName)
    .filter((color) => !words.toLowerCase().includes(color))
    .slice(0, mostColors);
  const named = inColors(colors);
  return {
    prompt: `${words.slice(0, limits.generation.prompt - named.length)}${named}`,
    mood: mood ?? '',
    occasion: occasion ?? '',
  };
}

function inColors(colors: readonly string[]): string {
  const [color] = colors;
  if (color === undefined) return '';
  if (colors.length === 1) return t(', in {color}', { color });
  return t(', in {colors}', { colors: colors.join(t(' and ')) });
}
