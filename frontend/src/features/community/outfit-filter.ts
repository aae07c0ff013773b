import { communityColors, communityStyles } from '#shared/catalog';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { styleWords } from '#shared/rules/style-words';
import { useAddressParts } from '../../lib/address-parts.ts';
import { hasWords, wordsIn } from '../../lib/has-words.ts';

type CommunityStyle = (typeof communityStyles)[number];
export type CommunityColor = keyof typeof communityColors;
/** The search text and the filters of the community's lists. An empty string means no restriction. */
export type OutfitFilter = { text: string; style: CommunityStyle | ''; color: CommunityColor | '' };

export const isFiltering = ({ text, style, color }: OutfitFilter) => Boolean(text.trim() || style || color);

/** The outfits that match the search and the filters. Their order is kept. */
export const filterOutfits = <Card extends OutfitCard>(outfits: readonly Card[], filter: OutfitFilter) =>
  isFiltering(filter) ? outfits.filter((outfit) => matches(outfit, filter)) : outfits;

const matches = (outfit: OutfitCard, { text, style, color }: OutfitFilter) =>
  hasWords([outfit.title, outfit.prompt, outfit.description].join(' '), text) &&
  (!style || hasStyle(outfit, style)) &&
  (!color || hasColor(outfit, color));

/** Whether the mood or the style analysis contains a word for the style. */
function hasStyle({ mood, styleAnalysis }: OutfitCard, style: string) {
  const words = wordsIn(`${mood ?? ''} ${styleAnalysis}`);
  return styleWords(style).some((word) => words.includes(word));
}

/** Whether a piece, or the text about the colors, has a color of the same family. For example, navy counts as blue. */
function hasColor({ colors, colorHarmony }: OutfitCard, color: CommunityColor) {
  const family: readonly string[] = communityColors[color];
  return wordsIn(`${colors.join(' ')} ${colorHarmony}`).some((word) => family.includes(word));
}

/** The search and the filters, kept in the query string as `q`, `style` and `color`. Ignores unknown values. */
export function useOutfitFilter() {
  const [parameters, change] = useAddressParts();
  const style = parameters.get('style');
  const color = parameters.get('color') ?? '';
  const filter: OutfitFilter = {
    text: parameters.get('q') ?? '',
    style: communityStyles.find((each) => each === style) ?? '',
    color: Object.hasOwn(communityColors, color) ? (color as CommunityColor) : '',
  };
  return { filter, setFilter: ({ text, ...filters }: OutfitFilter) => change({ q: text, ...filters }) };
}
