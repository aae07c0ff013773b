import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { toVisualizationItem } from '../domain/outfit-pieces.ts';
import { consistsOf, outfitRows } from '../domain/outfit-rows.ts';
import { renewPublication } from '../domain/publication.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { deletePictures } from './delete-pictures.ts';
import { sentenceOf } from './describe-manual-outfit.ts';
import { requireItems } from './find-items.ts';
import { getOutfit } from './get-outfit.ts';

const attempts = 5;

/**
 * Replaces an item of an outfit by another one of the same category, rewrites the outfit's texts and deletes
 * its pictures, which show the replaced item. The write has the condition that the outfit's items are
 * unchanged since they were read, so that of two parallel replacements neither is lost. Throws `not_found`,
 * or `request.invalid` for an item that is in the outfit already or of another category.
 */
export const replaceItem = (
  userId: string,
  id: string,
  itemId: string,
  replacementId: string,
): Promise<Outfit> =>
  retryOnConflict(async () => {
    const outfit = await getOutfit(userId, id);
    if (!outfit.recommendedClothes.includes(itemId)) throw new AppError('not_found');
    const [replacement] = await requireItems(userId, [replacementId]);
    if (!replacement) throw new AppError('not_found');
    const changed = withReplacement(outfit, itemId, replacement);
    if (!(await store(changed, outfit, itemId))) return conflict;
    await deletePictures(outfit);
    await renewPublication(changed);
    return changed;
  }, attempts);

function withReplacement(outfit: Outfit, itemId: string, replacement: ClothingItem): Outfit {
  const { recommendedClothes, aiAnalysis } = outfit;
  if (recommendedClothes.includes(replacement.id)) return refuse('That piece is already in the outfit.');
  const { items } = aiAnalysis.outfitVisualization;
  const replaced = items.find((item) => item.itemId === itemId);
  if (replaced && replaced.category !== replacement.category)
    return refuse(`Choose another piece of the same kind: ${replaced.category}.`);
  const shown = toVisualizationItem(replacement, 'You chose it instead.');
  const shownItems = items.map((item) => (item.itemId === itemId ? shown : item));
  const cleaned = (text: string) => withoutMention(text, replaced?.itemName);
  return {
    ...outfit,
    description: sentenceOf(shownItems.map(({ itemName }) => itemName)),
    reasoning: `${cleaned(outfit.reasoning)} You chose the ${shown.itemName} instead of ${
      replaced ? `the ${replaced.itemName}` : 'another piece'
    }.`.trim(),
    styleNotes: cleaned(outfit.styleNotes),
    // The pictures show the replaced item.
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    recommendedClothes: recommendedClothes.map((each) => (each === itemId ? replacement.id : each)),
    updatedAt: new Date().toISOString(),
    aiAnalysis: {
      ...aiAnalysis,
      stylingTips: aiAnalysis.stylingTips.filter((tip) => cleaned(tip)),
      styleAnalysis: cleaned(aiAnalysis.styleAnalysis),
      outfitVisualization: { items: shownItems },
    },
  };
}

/** A text without its sentences that contain the given item name. */
const withoutMention = (text: string, name: string | undefined) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !name || !sentence.toLowerCase().includes(name.toLowerCase()))
    .join(' ');

const refuse = (message: string): never => {
  throw new AppError('request.invalid', { field: 'replacementId', message });
};

/** Writes the changed outfit; returns false if its items were changed since they were read. */
async function store(changed: Outfit, { userId, id, recommendedClothes: before }: Outfit, itemId: string) {
  const { recommendedClothes, updatedAt, aiAnalysis, description, reasoning, styleNotes } = changed;
  const { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl } = changed;
  const added = recommendedClothes.filter((each) => !before.includes(each));
  const refusals = await commit(() =>
    outfitRows.transaction
      .write(({ outfit, piece }) => [
        outfit
          .patch({ userId, id })
          .set({ recommendedClothes, updatedAt, aiAnalysis, description, reasoning, styleNotes })
          .set({ outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl })
          .where(consistsOf(before))
          .commit(),
        piece.delete({ userId, itemId, outfitId: id }).commit(),
        ...added.map((each) => piece.put({ userId, itemId: each, outfitId: id }).commit()),
      ])
      .go(),
  );
  return refusals.length === 0;
}
