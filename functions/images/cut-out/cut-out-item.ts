import type { ClothingItem } from '#shared/contract/wardrobe';
import { cutOutFile, cutOutWidths, imageFormats } from '#shared/rules/image-variant';
import { itemIdOf } from '../../domain/item-id.ts';
import { push } from '../../domain/push.ts';
import { isRefused } from '../../platform/conditions.ts';
import { log } from '../../platform/log.ts';
import { ClothingItemEntity } from '../../table/clothing-item.ts';
import { encodeCutOut, type PixelsOfPhoto } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';
import { cropped, cutOutOf, findPiece, leastConfidence } from './cut-out.ts';

/**
 * Cuts the piece out of the photo at a storage path, if that is an item's, stores the files and says so on the item and to its
 * owner's open pages. Where it is not sure, the item keeps the background. Done once: an item that was looked at is left alone.
 * A failure is logged, and leaves the item with its photo.
 */
export async function cutOutItem(path: string, photo: PixelsOfPhoto): Promise<void> {
  const key = { userId: path.split('/')[0] ?? '', id: itemIdOf(path) };
  try {
    const { data: item } = await ClothingItemEntity.get(key).go({ consistent: true });
    if (!item || item.cutOut) return;
    const cutOut = await storeCutOut(path, photo);
    const { data: changed } = await ClothingItemEntity.patch(key).set({ cutOut }).go({ response: 'all_new' });
    await push(key.userId, { type: 'item.cutOut', item: changed });
  } catch (error) {
    // The item was deleted meanwhile.
    if (isRefused(error)) return;
    log.error('The piece of a photo could not be cut out', { error });
  }
}

async function storeCutOut(path: string, photo: PixelsOfPhoto): Promise<NonNullable<ClothingItem['cutOut']>> {
  const found = await findPiece(photo);
  if (found.confidence < leastConfidence) return { state: 'kept' };
  const piece = await cropped(await cutOutOf(photo, found));
  for (const format of imageFormats)
    for (const width of cutOutWidths) {
      const file = await encodeCutOut({ ...piece, channels: 4 }, width, format);
      await storeVariant(path, cutOutFile(width, format), file);
    }
  const width = Math.min(piece.width, Math.max(...cutOutWidths));
  return { state: 'made', width, height: Math.round((piece.height * width) / piece.width) };
}
