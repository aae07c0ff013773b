import type { ClothingItem, PhotoReplacement } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { itemWithPhoto } from '../domain/item-with-photo.ts';
import { skipWhenRefused } from '../platform/conditions.ts';
import { invokePrepareImage } from '../platform/invoke-prepare-image.ts';
import { deleteImage } from '../platform/media.ts';
import { deleteUpload } from '../platform/uploads.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { findItem, getItem } from './get-item.ts';

/**
 * Makes an upload the photo of an item, after the image worker has checked and re-encoded it, in place of the photo that
 * the person has seen; what was said of the item stays. Idempotent: a repeated request finds the upload's path on the item.
 * The old photo is deleted, and copies of its path are changed, as a projection. Throws `not_found`, `upload.missing`, the
 * image worker's errors, or `photo.replaced` if the photo is no longer the one that was seen.
 */
export async function replacePhoto(
  userId: string,
  id: string,
  { imageUrl: path, replaces }: PhotoReplacement,
): Promise<ClothingItem> {
  if (!isOwnImagePath(path, userId)) throw new AppError('upload.missing');
  const item = await getItem(userId, id);
  const holder = item.imageUrl === path ? item : await itemWithPhoto(userId, path);
  if (holder?.id === id) return done(holder);
  if (holder) throw new AppError('upload.missing');
  if (item.imageUrl !== replaces) return refuse(path, 'photo.replaced');

  const image = await invokePrepareImage({ path }).catch((error) => error as Error);
  if (!(image instanceof Error)) await write(userId, id, { path, replaces, image });
  const now = await findItem(userId, id);
  // Also of the same request, which may have been sent twice.
  if (now?.imageUrl === path) return done(now);
  if (image instanceof Error) throw image;
  return refuse(path, now ? 'photo.replaced' : 'not_found');
}

type Change = Pick<ClothingItem, 'image'> & { path: string; replaces: string };

/** Writes the new photo, unless another has taken the place of the one that it replaces. */
const write = (userId: string, id: string, { path, replaces, image }: Change) =>
  skipWhenRefused(
    ClothingItemEntity.patch({ userId, id })
      .set({ imageUrl: path, image })
      .remove(['cutOut'])
      .where(({ imageUrl }, { eq }) => eq(imageUrl, replaces))
      .go(),
  );

async function done(item: ClothingItem): Promise<ClothingItem> {
  await deleteUpload(item.imageUrl);
  return item;
}

/** Deletes the upload and what was stored of it. */
async function refuse(path: string, code: 'photo.replaced' | 'not_found'): Promise<never> {
  await Promise.all([deleteUpload(path), deleteImage(path)]);
  throw new AppError(code);
}
