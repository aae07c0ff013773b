import type { ClothingItem } from '#shared/contract/clothing-item';
import { cutOutFile, cutOutWidths, imageFormats } from '#shared/rules/image-variant';
import { isRefused } from '../../platform/conditions.ts';
import { log } from '../../platform/log.ts';
import { ClothingItemEntity } from '../../rows/items/clothing-item.ts';
import { itemWithPhoto } from '../../rows/items/item-with-photo.ts';
import { pushStored } from '../../rows/sockets/push.ts';
import { encodeCutOut, type PixelsOfPhoto } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';
import { cropped } from './cut-out.ts';
import { findCutOut } from './find-cut-out.ts';

/**
 * Cuts the piece out of the photo at a storage path, if the photo belongs to an item. Stores the files, records the
 * result on the item and sends it to the owner's open pages. If the cut-out is unsure, the
 * background is shown. Runs once: an item with a result is left alone. A failure is logged, and the item keeps its photo.
 */
export async function cutOutItem(path: string, photo: PixelsOfPhoto): Promise<void> {
  const userId = path.split('/')[0] ?? '';
  try {
    const item = await itemWithPhoto(userId, path);
    if (!item || item.cutOut) return;
    const cutOut = await storeCutOut(path, photo);
    const { data: changed } = await ClothingItemEntity.patch({ userId, id: item.id })
      .set({ cutOut, ...(cutOut.state === 'made' && cutOut.isUnsure && { showsBackground: true }) })
      .where(({ imageUrl }, { eq }) => eq(imageUrl, path))
      .go({ response: 'all_new' });
    await pushStored(userId, { type: 'item.cutOut', item: changed });
  } catch (error) {
    // The item was deleted or got another photo in the meantime.
    if (isRefused(error)) return;
    log.error('The piece of a photo could not be cut out', { error });
  }
}

async function storeCutOut(path: string, photo: PixelsOfPhoto): Promise<NonNullable<ClothingItem['cutOut']>> {
  const cutOut = await findCutOut(photo);
  if (!cutOut) return { state: 'kept' };
  const piece = await cropped(cutOut);
  for (const format of imageFormats)
    for (const width of cutOutWidths) {
      const file = await encodeCutOut({ ...piece, channels: 4 }, width, format);
      await storeVariant(path, cutOutFile(width, format), file);
    }
  const width = Math.min(piece.width, Math.max(...cutOutWidths));
  const height = Math.round((piece.height * width) / piece.width);
  return { state: 'made', width, height, ...(cutOut.isUnsure && { isUnsure: true }) };
}
