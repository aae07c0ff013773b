import { DeleteObjectsCommand, HeadObjectCommand, NotFound } from '@aws-sdk/client-s3';
import { type ImageVariant, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');
/** The most objects that one DeleteObjects call takes. */
const keysPerCall = 1000;

/** The key in the media bucket of one variant of the image at a storage path. */
export const mediaKey = (path: string, variant: ImageVariant) => `media/${path}/${variant}`;

/** Whether a variant of an image is stored. */
export async function hasVariant(path: string, variant: ImageVariant): Promise<boolean> {
  try {
    await objectStorage.send(new HeadObjectCommand({ Bucket: bucket, Key: mediaKey(path, variant) }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Deletes every variant of one image; see `deleteImages`. */
export const deleteImage = (path: string) => deleteImages([path]);

/**
 * Deletes every variant of the images at some storage paths; missing variants are no failure. The masters are
 * deleted first and in separate calls, since the deletions of one call have no order: `derive-variants` checks
 * after its last write that the master still exists, so that it leaves no variants of a deleted image.
 */
export async function deleteImages(paths: readonly string[]) {
  const keysOf = (variants: readonly ImageVariant[]) =>
    variants.flatMap((variant) => paths.map((path) => mediaKey(path, variant)));
  await deleteObjects(keysOf([masterVariant]));
  await deleteObjects(keysOf(imageVariants.filter((variant) => variant !== masterVariant)));
}

async function deleteObjects(keys: readonly string[]) {
  for (let start = 0; start < keys.length; start += keysPerCall)
    await deleteAtOnce(keys.slice(start, start + keysPerCall));
}

async function deleteAtOnce(keys: readonly string[]) {
  const { Errors = [] } = await objectStorage.send(
    new DeleteObjectsCommand({
      Bucket: bucket,
      Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) },
    }),
  );
  if (Errors.length) throw new Error(`Could not delete ${Errors.length} variants of images.`);
}
