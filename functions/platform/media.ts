import { DeleteObjectsCommand, HeadObjectCommand, NotFound } from '@aws-sdk/client-s3';
import { type ImageVariant, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');
/** S3 deletes so many objects in one call. */
const keysPerCall = 1000;

export const mediaKey = (path: string, variant: ImageVariant) => `media/${path}/${variant}`;

export async function hasVariant(path: string, variant: ImageVariant): Promise<boolean> {
  try {
    await objectStorage.send(new HeadObjectCommand({ Bucket: bucket, Key: mediaKey(path, variant) }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

export const deleteImage = (path: string) => deleteImages([path]);

/**
 * Deletes every variant of photographs; variants that are not there are no failure. The masters go first, in
 * calls of their own because a call has no order: whoever still makes variants of one and does not find it
 * missing has written them before the others are deleted.
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
