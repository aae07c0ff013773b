import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { toVisualizationItem } from '../domain/outfit-pieces.ts';
import { consistsOf, outfitRows } from '../domain/outfit-rows.ts';
import { renewPublication } from '../domain/publication.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { deletePictures } from './delete-pictures.ts';
import { sentenceOf } from './describe-by-hand.ts';
import { getOutfit } from './outfits.ts';
import { requireItems } from './own-items.ts';

/**
 * Puts another piece of the same category in the place of one. It is written on condition that the outfit
 * is made of what was read, so that of two people's tabs neither undoes what the other has replaced.
 */
export const replaceItem = (
  userId: string,
  id: string,
  itemId: string,
  replacementId: string,
): Promise<Outfit> =>
  retryOnConflict(
    async () => {
      const outfit = await getOutfit(userId, id);
      if (!outfit.recommendedClothes.includes(itemId)) throw new AppError('not_found');
      const [replacement] = await requireItems(userId, [replacementId]);
      if (!replacement) throw new AppError('not_found');
      const changed = withReplacement(outfit, itemId, replacement);
      if (!(await store(changed, outfit, itemId))) return conflict;
      await deletePictures(outfit);
      await renewPublication(changed);
      return changed;
    },
    () => new AppError('internal'),
  );

function withReplacement(outfit: Outfit, itemId: string, replacement: ClothingItem): Outfit {
  const { recommendedClothes, aiAnalysis } = outfit;
  if (recommendedClothes.includes(replacement.id)) return refuse('That piece is already in the outfit.');
  const { items } = aiAnalysis.outfitVisualization;
  const replaced = items.find((item) => item.itemId === itemId);
  if (replaced && replaced.category !== replacement.category)
    return refuse(`Choose another piece of the same kind: ${replaced.category}.`);
  const shown = toVisualizationItem(replacement, 'You chose it instead.');
  const pieces = items.map((item) => (item.itemId === itemId ? shown : item));
  const still = (text: string) => withoutMention(text, replaced?.itemName);
  return {
    ...outfit,
    description: sentenceOf(pieces.map(({ itemName }) => itemName)),
    reasoning: `${still(outfit.reasoning)} You chose the ${shown.itemName} instead of ${
      replaced ? `the ${replaced.itemName}` : 'another piece'
    }.`.trim(),
    styleNotes: still(outfit.styleNotes),
    // A picture of the outfit as it was would no longer be true.
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    recommendedClothes: recommendedClothes.map((each) => (each === itemId ? replacement.id : each)),
    updatedAt: new Date().toISOString(),
    aiAnalysis: {
      ...aiAnalysis,
      stylingTips: aiAnalysis.stylingTips.filter((tip) => still(tip)),
      styleAnalysis: still(aiAnalysis.styleAnalysis),
      outfitVisualization: { items: pieces },
    },
  };
}

/** A text without the sentences that speak of a piece. */
const withoutMention = (text: string, name: string | undefined) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !name || !sentence.toLowerCase().includes(name.toLowerCase()))
    .join(' ');

const refuse = (message: string): never => {
  throw new AppError('request.invalid', { field: 'replacementId', message });
};

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
