import sharp from 'sharp';
import { firstVariant, type ImageVariant, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { deleteFolders, deleteImage, hasVariant } from '../../platform/media.ts';
import { openPath } from '../../platform/media-names.ts';
import { readObject } from '../../rows/images/read-master.ts';
import { cutOutItem } from '../cut-out/cut-out-item.ts';
import { encodeVariant, type PixelsOfPhoto, pixelsOf } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';

/** EventBridge's event about a new object in the media bucket. */
export type ObjectCreated = { detail: { object: { key: string } } };

/** In the order of `imageVariants`: WebP before AVIF, so that there is an image while AVIF is being encoded. */
const derived = imageVariants.filter((variant) => variant !== firstVariant && variant !== masterVariant);

/**
 * Makes the remaining variants of an image from its master, and the cut-out if the photo belongs to an item.
 * Idempotent, because events are delivered at least once. If the image is deleted in the meantime, its variants are
 * deleted, too.
 */
export async function handler({ detail }: ObjectCreated): Promise<void> {
  const { key } = detail.object;
  const folder = folderOf(key);
  const master = await readObject(key);
  // Without a master the image was deleted. An earlier attempt that failed may have left variants.
  if (!master) return deleteFolders([folder]);
  const path = await openPath(master.metadata?.['path'] ?? '');
  const photo = await pixelsOf(sharp(master.bytes));
  const encode = encodeOnce(photo);
  // The last variant is stored if the event was delivered twice, or if the image came from its former folder.
  if (!(await hasVariant(path, derived.at(-1) ?? firstVariant)))
    for (const variant of derived) await storeVariant(path, variant, await encode(variant));
  await cutOutItem(path, photo);
  if (!(await hasVariant(path, masterVariant))) await deleteImage(path);
}

/** Returns a function that encodes a photo's variants. Those wider than the photo are one file, encoded once. */
function encodeOnce(photo: PixelsOfPhoto) {
  const files = new Map<string, Promise<Buffer>>();
  return (variant: ImageVariant) => {
    const [width, format] = variant.split('.');
    const key = `${Math.min(Number(width), photo.width)}.${format}`;
    const file = files.get(key) ?? encodeVariant(photo, variant);
    files.set(key, file);
    return file;
  };
}

function folderOf(key: string) {
  const [, folder] = new RegExp(`^(media/.+)/${RegExp.escape(masterVariant)}$`).exec(key) ?? [];
  if (!folder) throw new Error('Not the master of a photo');
  return folder;
}
