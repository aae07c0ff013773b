import type { ClothingItem } from '#shared/contract/clothing-item';
import type { NewOutfit, Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { toGarment } from '#shared/stylist/ranking/garment';
import { openIntent } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import { wordingIn } from '../../shared/stylist/wording/wording-in.ts';
import { commit } from '../platform/transactions.ts';
import { toOutfit } from '../rows/community/likes-received.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { toVisualizationItem } from '../rows/outfits/outfit-pieces.ts';
import {
  type NewOutfitRow,
  newOutfitFields,
  outfitEntities,
  storeOutfit,
  unaskedOutfitFields,
} from '../rows/outfits/outfit-rows.ts';
import { requireItems } from './find-items.ts';

/**
 * Stores an outfit from items that the user chose. Throws `request.invalid` if the items cannot be worn together, such
 * as two tops, and the errors of `requireItems`.
 */
export async function createOutfit(
  { userId, language }: { userId: string; language: Language },
  newId: string,
  request: NewOutfit,
): Promise<Outfit> {
  const items = await requireItems(userId, request.itemIds);
  const conflict = selectionConflict(items.map(({ category }) => category));
  if (conflict) throw new AppError('request.invalid', { field: 'itemIds', message: conflict.message });
  const { title, notes, occasion, isPublic } = request;
  return storeNewOutfit({
    ...unaskedOutfitFields(newId),
    ...describeManualOutfit(items, request, language),
    userId,
    title,
    language,
    occasion,
    notes,
    isPublic,
    recommendedClothes: items.map(({ id }) => id),
    brief: null,
  });
}

/** Stores a new outfit and returns it. If a request is repeated, it returns the outfit that the first one stored. */
async function storeNewOutfit(outfit: NewOutfitRow): Promise<Outfit> {
  const refusals = await commit(outfitEntities, (entities) => storeOutfit(entities, outfit));
  return toOutfit(refusals.length ? await OutfitEntity.require(outfit) : outfit, 0);
}

/**
 * Copies one of the user's outfits so that the copy can be changed. The copy is new, private and unworn, and has no
 * feedback and no pictures, because the pictures belong to the original. Throws `not_found`.
 */
export async function copyOutfit(userId: string, newId: string, id: string): Promise<Outfit> {
  const {
    lastWornOn: _,
    version: __,
    isWithheld: ___,
    ...outfit
  } = await OutfitEntity.require({ userId, id });
  return storeNewOutfit({ ...outfit, ...newOutfitFields(newId), isPublic: false });
}

/** Writes the texts of an outfit that a user put together, based on the ranker's assessment of its items. */
function describeManualOutfit(
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
