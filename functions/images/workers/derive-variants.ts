import sharp from 'sharp';
import { firstVariant, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { deleteImage, hasVariant } from '../../platform/media.ts';
import { encodeVariant, type PixelsOfPhoto } from '../variants/encode-variant.ts';
import { readMaster } from '../variants/read-master.ts';
import { storeVariant } from '../variants/store-variant.ts';

/** What EventBridge tells of an object that was created in the media bucket. */
export type ObjectCreated = { detail: { object: { key: string } } };

/** In the order in which they are made: a browser that must wait for AVIF has WebP meanwhile. */
const derived = imageVariants.filter((variant) => variant !== firstVariant && variant !== masterVariant);

/**
 * Makes all variants of a photograph that nobody waits for, of its master. It may run twice for the same one;
 * of a photograph that is deleted meanwhile nothing is left.
 */
export async function handler({ detail }: ObjectCreated): Promise<void> {
  const path = pathOf(detail.object.key);
  const file = await readMaster(path);
  // An attempt that failed half way has left something.
  if (!file) return deleteImage(path);
  const photo = await decodeMaster(file);
  for (const variant of derived) await storeVariant(path, variant, await encodeVariant(photo, variant));
  if (!(await hasVariant(path, masterVariant))) await deleteImage(path);
}

function pathOf(key: string) {
  const [, path] = new RegExp(`^media/(.+)/${RegExp.escape(masterVariant)}$`).exec(key) ?? [];
  if (!path) throw new Error('Not the master of a photograph');
  return path;
}

/** Once, for all of them. */
async function decodeMaster(file: Uint8Array): Promise<PixelsOfPhoto> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}
