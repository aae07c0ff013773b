import { fallbackStyle, slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { AiAnalysis } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { canBeWorn } from '#shared/stylist/ranking/availability';
import { toGarment, type WardrobeItem } from '#shared/stylist/ranking/garment';
import { intentOf } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import { factsOf } from '../../shared/stylist/wording/facts.ts';
import { pieceOf } from '../../shared/stylist/wording/piece.ts';
import { nothingSaid, presentOutfit } from '../../shared/stylist/wording/present-outfit.ts';
import { isStillTrue } from '../../shared/stylist/wording/titles.ts';
import { wordingIn } from '../../shared/stylist/wording/wording-in.ts';
import { briefOf } from '../rows/outfits/brief-of.ts';
import type { OutfitRow } from '../rows/outfits/outfit.ts';
import { toVisualizationItem } from '../rows/outfits/outfit-pieces.ts';

type Shown = AiAnalysis['outfitVisualization']['items'][number];

/**
 * Returns the outfit with one item replaced by another one of the same slot, and without its pictures, which show
 * the replaced item. All texts are rewritten from the request and the wardrobe. The title is kept as long as it is
 * still true. Throws `request.invalid` if the item is already in the outfit or belongs to another slot.
 */
export function withReplacement(
  outfit: OutfitRow,
  itemId: string,
  replacement: ClothingItem,
  wardrobe: readonly ClothingItem[],
  language: Language,
): OutfitRow {
  const { manual } = wordingIn(language);
  const { recommendedClothes, aiAnalysis } = outfit;
  if (recommendedClothes.includes(replacement.id)) return refuse('That piece is already in the outfit.');
  const { items } = aiAnalysis.outfitVisualization;
  const replaced = items.find((item) => item.itemId === itemId);
  if (replaced && slotOf(replaced.category) !== slotOf(replacement.category))
    return refuse('Choose another piece of the same kind.');
  const shown = toVisualizationItem(replacement, manual.chosenInstead());
  const changed: OutfitRow = {
    ...outfit,
    language,
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    recommendedClothes: recommendedClothes.map((each) => (each === itemId ? replacement.id : each)),
    updatedAt: new Date().toISOString(),
    aiAnalysis: {
      ...aiAnalysis,
      outfitVisualization: { items: items.map((item) => (item.itemId === itemId ? shown : item)) },
    },
  };
  const owned = [...wardrobe.filter(({ id }) => id !== replacement.id), replacement];
  const isStyled = outfit.prompt !== '' || outfit.brief !== null;
  return isStyled
    ? rewritten(changed, replaced, replacement, owned, language)
    : renamed(changed, replaced, shown, language);
}

const refuse = (message: string): never => {
  throw new AppError('request.invalid', { field: 'replacementId', message });
};

/** For an outfit that was put together by hand: keeps the title and describes the new list of pieces. */
function renamed(
  outfit: OutfitRow,
  replaced: Shown | undefined,
  shown: Shown,
  language: Language,
): OutfitRow {
  const { manual, shown: named } = wordingIn(language);
  const instead = manual.instead({ piece: named.nameOf(shown), former: named.nameOf(replaced) });
  return {
    ...outfit,
    description: named.list(outfit.aiAnalysis.outfitVisualization.items),
    reasoning: `${manual.byYourself()} ${instead}`,
  };
}

/** The outfit with new texts from the built-in stylist. */
function rewritten(
  outfit: OutfitRow,
  replaced: Shown | undefined,
  replacement: ClothingItem,
  wardrobe: readonly ClothingItem[],
  language: Language,
): OutfitRow {
  const { prompt, mood, occasion, weatherData: weather, aiAnalysis, title } = outfit;
  const { items: shown } = aiAnalysis.outfitVisualization;
  const worn = shown.map((item) => wardrobe.find(({ id }) => id === item.itemId) ?? copyOf(item));
  const available = wardrobe.filter(canBeWorn);
  const others = available.filter(({ id }) => !outfit.recommendedClothes.includes(id));
  const brief = briefOf(outfit, available);
  const garments = worn.map(toGarment);
  const reasons = outfitScorer(intentOf(brief, weather), {}).reasons(garments);
  const request = {
    language,
    prompt,
    mood,
    occasion,
    weather,
    baseItemIds: [replacement.id],
    instead: wordingIn(language).shown.nameOf(replaced),
  };
  const inLaundry = wardrobe.filter((item) => item.isInLaundry && !item.archiveReason);
  const facts = factsOf(request, brief, { garments, reasons }, [...worn, ...others], inLaundry);
  const { itemReasons, occasion: _, ...texts } = presentOutfit(facts, { ...nothingSaid, titles: [title] });
  const former = replaced && (wardrobe.find(({ id }) => id === replaced.itemId) ?? copyOf(replaced));
  const { title: newTitle, description, reasoning, styleNotes, publicTexts, ...analysis } = texts;
  const isUntrue = former && !isStillTrue(title, pieceOf(former), facts.worn);
  return {
    ...outfit,
    ...(isUntrue && { title: newTitle, titleLanguage: language }),
    description,
    reasoning,
    styleNotes,
    publicTexts,
    aiAnalysis: {
      ...aiAnalysis,
      ...analysis,
      outfitVisualization: {
        items: shown.map((item) => ({ ...item, reasoning: itemReasons[item.itemId] ?? item.reasoning })),
      },
    },
  };
}

/** Rebuilds an item that is no longer in the wardrobe from the data that the outfit stored about it. */
const copyOf = ({ itemId, category, color }: Shown): WardrobeItem => ({
  id: itemId,
  category,
  color,
  style: fallbackStyle,
  brand: null,
  description: null,
});
