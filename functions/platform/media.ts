import { HeadObjectCommand, NotFound } from '@aws-sdk/client-s3';
import {
  type CutOutFile,
  cutOutFiles,
  type ImageVariant,
  imageVariants,
  masterVariant,
} from '#shared/rules/image-variant';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';
import { deleteObjects, listKeys } from './stored-objects.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** The key in the media bucket of one file of an image: a variant or a file of its cut-out. */
export const mediaKey = (path: string, file: ImageVariant | CutOutFile) => `media/${path}/${file}`;

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

/** Deletes every file of one image; see `deleteImages`. */
export const deleteImage = (path: string) => deleteImages([path]);

/**
 * Deletes all variants and cut-outs of the images at these storage paths. Missing files are ignored. The masters are
 * deleted first and in separate calls, because the deletions within one call have no order. `derive-variants` checks
 * after its last write that the master still exists, so no variants of a deleted image remain.
 */
export async function deleteImages(paths: readonly string[]) {
  const keysOf = (files: readonly (ImageVariant | CutOutFile)[]) =>
    files.flatMap((file) => paths.map((path) => mediaKey(path, file)));
  await deleteObjects(bucket, keysOf([masterVariant]));
  await deleteObjects(
    bucket,
    keysOf([...imageVariants.filter((variant) => variant !== masterVariant), ...cutOutFiles]),
  );
}

/** Deletes all images of a person. The masters are deleted first, as in `deleteImages`. */
export async function deleteImagesOf(userId: string) {
  const prefix = `media/${userId}/`;
  const masters = (await listKeys(bucket, prefix)).filter((key) => key.endsWith(`/${masterVariant}`));
  await deleteObjects(bucket, masters);
  await deleteObjects(bucket, await listKeys(bucket, prefix));
}
