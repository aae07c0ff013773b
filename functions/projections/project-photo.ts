import { isWritten, skipWhenRefused } from '../platform/conditions.ts';
import { deleteImage } from '../platform/media.ts';
import { readAll } from '../platform/table.ts';
import { conflict, retryOnConflict, stillHas } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { itemWithPhoto } from '../rows/items/item-with-photo.ts';
import { OutfitEntity, OutfitPieceEntity } from '../rows/outfits/outfit.ts';
import { TripEntity } from '../rows/planning/trip.ts';

/** How often an outfit is tried again when it changes during the write. The last failure is reported to the stream. */
const attempts = 10;

type Copy = { itemId: string; imageUrl: string };

/**
 * Writes the path of an item's new photo to the copies of the item in its owner's outfits and trips. Then deletes the
 * old photo. The cards of public outfits are updated by the projection of the changed outfits. Pictures of whole
 * outfits stay as they were drawn.
 */
export async function projectPhoto(userId: string, itemId: string, before: string): Promise<void> {
  const item = await ClothingItemEntity.read({ userId, id: itemId });
  if (item && item.imageUrl !== before) {
    const isOld = (copy: Copy) => copy.itemId === itemId && copy.imageUrl !== item.imageUrl;
    const renew = <Each extends Copy>(copies: readonly Each[]): Each[] =>
      copies.map((copy) => (isOld(copy) ? { ...copy, imageUrl: item.imageUrl } : copy));
    const pieces = await readAll(OutfitPieceEntity.query.byItem({ userId, itemId }));
    for (const { outfitId } of pieces) await renewOutfit(userId, outfitId, isOld, renew);
    const trips = await readAll(TripEntity.query.byUser({ userId }));
    for (const { id, pieces: packed } of trips)
      if (packed.some(isOld))
        await skipWhenRefused(
          TripEntity.patch({ userId, id })
            .set({ pieces: renew(packed) })
            .go(),
        );
  }
  if (!(await itemWithPhoto(userId, before))) await deleteImage(before);
}

const renewOutfit = (
  userId: string,
  id: string,
  isOld: (copy: Copy) => boolean,
  renew: <Each extends Copy>(copies: readonly Each[]) => Each[],
): Promise<undefined> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.read({ userId, id });
    const shown = outfit?.aiAnalysis.outfitVisualization;
    if (!outfit || !shown?.items.some(isOld)) return undefined;
    const aiAnalysis = { ...outfit.aiAnalysis, outfitVisualization: { ...shown, items: renew(shown.items) } };
    const written = await isWritten(
      OutfitEntity.patch({ userId, id })
        .set({ aiAnalysis })
        .add({ version: 1 })
        .where(stillHas({ id, version: outfit.version }))
        .go(),
    );
    return written ? undefined : conflict;
  }, attempts);
