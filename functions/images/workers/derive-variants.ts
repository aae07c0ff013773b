import sharp from 'sharp';
import { firstVariant, type ImageVariant, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { readMaster } from '../../domain/read-master.ts';
import { deleteImage, hasVariant } from '../../platform/media.ts';
import { cutOutItem } from '../cut-out/cut-out-item.ts';
import { encodeVariant, type PixelsOfPhoto } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';

/** EventBridge's event about a new object in the media bucket. */
export type ObjectCreated = { detail: { object: { key: string } } };

/**
 * In the order of `imageVariants`: WebP before AVIF, so that browsers have an image while AVIF is still being encoded.
 */
const derived = imageVariants.filter((variant) => variant !== firstVariant && variant !== masterVariant);

/**
 * Makes the remaining variants of an image from its master, and the cut-out if the photo belongs to an item.
 * Idempotent, because events are delivered at least once. If the image is deleted in the meantime, its variants are
 * deleted, too.
 */
export async function handler({ detail }: ObjectCreated): Promise<void> {
  const path = pathOf(detail.object.key);
  const file = await readMaster(path);
  // Without a master the image was deleted. An earlier attempt that failed may have left variants.
  if (!file) return deleteImage(path);
  const photo = await decodeMaster(file);
  const encode = encodeOnce(photo);
  for (const variant of derived) await storeVariant(path, variant, await encode(variant));
  await cutOutItem(path, photo);
  if (!(await hasVariant(path, masterVariant))) await deleteImage(path);
}

/**
 * Returns a function that encodes variants of a photo. All variants wider than the photo are the same file, so it is
 * encoded only once.
 */
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

function pathOf(key: string) {
  const [, path] = new RegExp(`^media/(.+)/${RegExp.escape(masterVariant)}$`).exec(key) ?? [];
  if (!path) throw new Error('Not the master of a photo');
  return path;
}

/** Decodes the master once for all variants. */
async function decodeMaster(file: Uint8Array): Promise<PixelsOfPhoto> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}
