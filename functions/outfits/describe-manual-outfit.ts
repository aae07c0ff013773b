import type { ClothingItem } from '#shared/contract/clothing-item';
import type { NewOutfit, Outfit } from '#shared/contract/outfits';
import type { Language } from '#shared/languages';
import { toGarment } from '#shared/stylist/ranking/garment';
import { openIntent } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import { wordingIn } from '../../shared/stylist/wording/wording-in.ts';
import { toVisualizationItem } from '../rows/outfits/outfit-pieces.ts';

/** Writes the texts of an outfit that a user put together, based on the ranker's assessment of its items. */
export function describeManualOutfit(
  items: readonly ClothingItem[],
  { occasion }: Pick<NewOutfit, 'occasion'>,
  language: Language,
): Pick<Outfit, 'description' | 'reasoning' | 'styleNotes' | 'aiAnalysis'> {
  const { manual, harmony, shown } = wordingIn(language);
  const { color, style } = outfitScorer(openIntent, {}).reasons(items.map(toGarment));
  const look = style.shared ? manual.mostly({ style: style.shared }) : manual.mixed();
  return {
    description: shown.list(items),
    reasoning: manual.byYourself(),
    styleNotes: look,
    aiAnalysis: {
      occasion: occasion ?? 'everyday',
      stylingTips: [],
      colorHarmony: harmony[color.harmony.scheme](),
      styleAnalysis: look,
      styleContext: manual.byHand(),
      usedPinboardTrends: false,
      outfitVisualization: { items: items.map((item) => toVisualizationItem(item, manual.yourChoice())) },
    },
  };
}
