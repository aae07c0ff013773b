import { isRefused } from '../../platform/conditions.ts';
import { log } from '../../platform/log.ts';
import { stillHas } from '../../platform/transactions.ts';
import { ClothingItemEntity } from '../../rows/items/clothing-item.ts';
import { itemWithPhoto } from '../../rows/items/item-with-photo.ts';
import { pushStored } from '../../rows/sockets/push.ts';
import type { PixelsOfPhoto } from '../variants/encode-variant.ts';
import { findCutOut } from './find-cut-out.ts';
import { storeCutOut } from './store-cut-out.ts';

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
    const cutOut = await storeCutOut(path, await findCutOut(photo));
    const { data: changed } = await ClothingItemEntity.patch({ userId, id: item.id })
      .set({ cutOut, ...(cutOut.state === 'made' && cutOut.isUnsure && { showsBackground: true }) })
      .where(stillHas({ imageUrl: path }))
      .go({ response: 'all_new' });
    await pushStored(userId, { type: 'item.cutOut', item: changed });
  } catch (error) {
    // The item was deleted or got another photo in the meantime.
    if (isRefused(error)) return;
    log.error('The piece of a photo could not be cut out', { error });
  }
}
