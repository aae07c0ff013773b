import type { ClothingItem } from '#shared/contract/clothing-item';
import type { PhotoReplacement } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { skipWhenRefused } from '../platform/conditions.ts';
import type { PreparedImage } from '../platform/invoke-image-worker.ts';
import { invokePrepareImage } from '../platform/invoke-prepare-image.ts';
import { deleteImage } from '../platform/media.ts';
import { stillHas } from '../platform/transactions.ts';
import { deleteUpload } from '../platform/uploads.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { itemWithPhoto } from '../rows/items/item-with-photo.ts';

/**
 * Makes an upload the photo of an item, or the cut-out of its photo. The image worker checks and re-encodes it first.
 * `replaces` is the photo that the person saw; everything else on the item stays. A repeated request finds the upload's path on the item and changes
 * nothing. A projection changes the copies of the old path and deletes the old photo. Throws `not_found`,
 * `upload.missing`, the image worker's errors, or `photo.replaced` if the item has another photo by now.
 */
export async function replacePhoto(
  userId: string,
  id: string,
  { imageUrl: path, replaces, isCutOut }: PhotoReplacement,
): Promise<ClothingItem> {
  if (!isOwnImagePath(path, userId)) throw new AppError('upload.missing');
  const item = await ClothingItemEntity.require({ userId, id });
  const holder = item.imageUrl === path ? item : await itemWithPhoto(userId, path);
  if (holder?.id === id) return done(holder);
  if (holder) throw new AppError('upload.missing');
  if (item.imageUrl !== replaces) return refuse(path, 'photo.replaced');

  const prepared = await invokePrepareImage({ path, ...(isCutOut && { cutOutOf: replaces }) }).catch(
    (error) => error as Error,
  );
  if (!(prepared instanceof Error)) await write(item, path, prepared);
  const now = await ClothingItemEntity.read({ userId, id });
  // A request that was sent twice may have written the same photo already.
  if (now?.imageUrl === path) return done(now);
  if (prepared instanceof Error) throw prepared;
  return refuse(path, now ? 'photo.replaced' : 'not_found');
}

/** Writes the new photo, or the photo with its new cut-out, unless the item has another photo by now. */
function write({ userId, id, ...item }: ClothingItem, path: string, { cutOut, ...image }: PreparedImage) {
  const changed = ClothingItemEntity.patch({ userId, id });
  const written = cutOut
    ? changed.set({ imageUrl: path, cutOut, showsBackground: false })
    : changed.set({ imageUrl: path, image }).remove(['cutOut']);
  return skipWhenRefused(written.where(stillHas({ imageUrl: item.imageUrl })).go());
}

async function done(item: ClothingItem): Promise<ClothingItem> {
  await deleteUpload(item.imageUrl);
  return item;
}

/** Deletes the upload and its stored images, and throws. */
async function refuse(path: string, code: 'photo.replaced' | 'not_found'): Promise<never> {
  await Promise.all([deleteUpload(path), deleteImage(path)]);
  throw new AppError(code);
}
