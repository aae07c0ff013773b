import { HeadObjectCommand, NotFound } from '@aws-sdk/client-s3';
import {
  type CutOutFile,
  cutOutFiles,
  type ImageVariant,
  imageVariants,
  masterVariant,
} from '#shared/rules/image-variant';
import { requireVariable } from './environment.ts';
import { imageFolder, ownerFolder, sealPath } from './media-names.ts';
import { objectStorage } from './object-storage.ts';
import { deleteObjects, listKeys } from './stored-objects.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** The name of one file of an image: a variant or a file of its cut-out. */
export type ImageFile = ImageVariant | CutOutFile;

/** The key in the media bucket of one file of an image. */
export const mediaKey = async (path: string, file: ImageFile) => `${await imageFolder(path)}/${file}`;

/**
 * The object of one file of an image, without its bytes. Browsers may cache it for a year, because the image at a path
 * never changes. A master tells `derive-variants` its encrypted storage path.
 */
export const mediaObject = async (path: string, file: ImageFile) => ({
  Bucket: bucket,
  Key: await mediaKey(path, file),
  ContentType: `image/${file.split('.')[1]}`,
  CacheControl: 'private, max-age=31536000, immutable',
  ...(file === masterVariant && { Metadata: { path: await sealPath(path) } }),
});

const previewsOf = (userId: string) => `previews/${userId}/`;

/**
 * The key in the media bucket of the preview of a public outfit. CloudFront cannot read it, because each visitor's
 * request must ask whether the outfit is still public.
 */
export const previewKey = (userId: string, outfitId: string) => `${previewsOf(userId)}${outfitId}.jpg`;

/** Deletes the stored previews of outfits. Missing ones are ignored. */
export const deletePreviews = (userId: string, outfitIds: readonly string[]) =>
  deleteObjects(
    bucket,
    outfitIds.map((id) => previewKey(userId, id)),
  );

/** Whether a variant of an image is stored. */
export async function hasVariant(path: string, variant: ImageVariant): Promise<boolean> {
  try {
    await objectStorage.send(new HeadObjectCommand({ Bucket: bucket, Key: await mediaKey(path, variant) }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Deletes every file of one image; see `deleteImages`. */
export const deleteImage = (path: string) => deleteImages([path]);

/** The folder of an image's files before folder names were derived. They stay there until `rebuild` moves them. */
export const formerFolder = (path: string) => `media/${path}`;

/**
 * Deletes all variants and cut-outs of the images at these storage paths. Missing files are ignored. The masters are
 * deleted first and in separate calls, because the deletions within one call have no order. `derive-variants` checks
 * after its last write that the master still exists, so no variants of a deleted image remain.
 */
export async function deleteImages(paths: readonly string[]) {
  await deleteFolders([...(await Promise.all(paths.map(imageFolder))), ...paths.map(formerFolder)]);
}

/** Deletes the files of images in these folders, as `deleteImages` does. */
export async function deleteFolders(folders: readonly string[]) {
  const keysOf = (files: readonly ImageFile[]) =>
    files.flatMap((file) => folders.map((folder) => `${folder}/${file}`));
  await deleteObjects(bucket, keysOf([masterVariant]));
  await deleteObjects(
    bucket,
    keysOf([...imageVariants.filter((variant) => variant !== masterVariant), ...cutOutFiles]),
  );
}

/** Deletes all images and previews of a person. The masters are deleted first, as in `deleteImages`. */
export async function deleteImagesOf(userId: string) {
  for (const prefix of [await ownerFolder(userId), `${formerFolder(userId)}/`, previewsOf(userId)]) {
    const masters = (await listKeys(bucket, prefix)).filter((key) => key.endsWith(`/${masterVariant}`));
    await deleteObjects(bucket, masters);
    await deleteObjects(bucket, await listKeys(bucket, prefix));
  }
}
