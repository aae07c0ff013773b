import type { NewOutfit, Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { toGarment } from '#shared/ranker/garment';
import { openIntent } from '#shared/ranker/intent';
import { outfitScorer } from '#shared/ranker/outfit-scorer';
import type { Reasons } from '#shared/ranker/rules';
import { itemNameOf } from '#shared/rules/item-name';
import { toVisualizationItem } from '../domain/outfit-pieces.ts';

type Scheme = Reasons['color']['harmony']['scheme'];
const harmonyTexts: Readonly<Record<Scheme, string>> = {
  neutral: 'The colors are neutrals, which always go together.',
  tonal: 'The colors are shades of one.',
  accent: 'One color stands out from neutrals.',
  analogous: 'The colors are neighbors.',
  complementary: 'The colors are opposites that set each other off.',
  clash: 'The colors contrast boldly.',
  unknown: 'The colors are your own.',
};

/** Writes the texts of an outfit that a user put together, from the ranker's judgement of its items. */
export function describeManualOutfit(
  items: readonly ClothingItem[],
  { occasion }: Pick<NewOutfit, 'occasion'>,
): Pick<Outfit, 'description' | 'reasoning' | 'styleNotes' | 'aiAnalysis'> {
  const { color, style } = outfitScorer(openIntent, {}).reasons(items.map(toGarment));
  const harmony = harmonyTexts[color.harmony.scheme];
  const look = style.shared ? `Most of it is ${style.shared}.` : 'It mixes styles.';
  return {
    description: sentenceOf(items.map(itemNameOf)),
    reasoning: 'You put this together yourself.',
    styleNotes: look,
    aiAnalysis: {
      occasion: occasion ?? 'everyday',
      stylingTips: [],
      colorHarmony: harmony,
      styleAnalysis: look,
      styleContext: 'Put together by hand.',
      usedPinboardTrends: false,
      outfitVisualization: { items: items.map((item) => toVisualizationItem(item, 'Your choice.')) },
    },
  };
}

/** Joins names to one sentence, such as 'Navy shirt, jeans and white sneakers.' */
export function sentenceOf(names: readonly string[]): string {
  const text = new Intl.ListFormat('en-GB').format(names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
