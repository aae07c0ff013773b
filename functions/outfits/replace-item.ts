import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { commit, conflict, onlyIf, retryOnConflict, stillHas } from '../platform/transactions.ts';
import { readWardrobe } from '../rows/items/clothing-item.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';
import { outfitEntities } from '../rows/outfits/outfit-rows.ts';
import { requireItems } from './find-items.ts';
import { withReplacement } from './with-replacement.ts';

const attempts = 10;

/**
 * Replaces an item of an outfit by another one of the same slot. Rewrites the outfit's texts in their language, or in the
 * given one if theirs is unknown, and removes its pictures, which show the replaced item. A projection deletes their files.
 * The whole wardrobe is read, because the texts also say what it lacks. Uses optimistic locking, so that a parallel
 * replacement or a new title is not lost. Throws `not_found`, or `request.invalid` if the item is already in the outfit or
 * belongs to another slot.
 */
export const replaceItem = (
  { userId, language }: { userId: string; language: Language },
  id: string,
  itemId: string,
  replacementId: string,
): Promise<OutfitRow> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.require({ userId, id });
    if (!outfit.recommendedClothes.includes(itemId)) {
      // An earlier attempt has already replaced the item.
      if (outfit.recommendedClothes.includes(replacementId)) return outfit;
      throw new AppError('not_found');
    }
    const [replacement] = await requireItems(userId, [replacementId]);
    if (!replacement) throw new AppError('not_found');
    const wardrobe = await readWardrobe(userId);
    const changed = withReplacement(outfit, itemId, replacement, wardrobe, outfit.language ?? language);
    return (await store(changed, outfit, itemId)) ? changed : conflict;
  }, attempts);

/** Writes the changed outfit. Returns false if it has changed since it was read. */
async function store(
  changed: OutfitRow,
  { userId, id, version, recommendedClothes: before }: OutfitRow,
  itemId: string,
) {
  const { recommendedClothes, updatedAt, aiAnalysis, title, titleLanguage, language } = changed;
  const { description, reasoning, styleNotes, publicTexts } = changed;
  const { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl } = changed;
  const added = recommendedClothes.filter((each) => !before.includes(each));
  const refusals = await commit(outfitEntities, ({ outfit, piece }) => [
    onlyIf(
      outfit
        .patch({ userId, id })
        .set({ recommendedClothes, updatedAt, aiAnalysis, title, description, reasoning, styleNotes })
        .set({ publicTexts, language, titleLanguage })
        .set({ outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl })
        .add({ version: 1 }),
      stillHas({ id, version }),
    ),
    piece.delete({ userId, itemId, outfitId: id }).commit(),
    ...added.map((each) => piece.put({ userId, itemId: each, outfitId: id }).commit()),
  ]);
  return refusals.length === 0;
}
