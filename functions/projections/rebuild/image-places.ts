import { CopyObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { isOwnImagePath } from '#shared/rules/image-path';
import { cutOutFiles, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../../platform/environment.ts';
import { deleteImage, formerFolder, hasVariant, type ImageFile, mediaObject } from '../../platform/media.ts';
import { imageFolder, isDerived } from '../../platform/media-names.ts';
import { objectStorage } from '../../platform/object-storage.ts';
import { deleteObjects, listKeys } from '../../platform/stored-objects.ts';
import type { Difference } from './difference.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** The files of an image, the master last, so that its arrival finds the variants that are made from it. */
export const imageFiles: readonly ImageFile[] = [
  ...imageVariants.filter((variant) => variant !== masterVariant),
  ...cutOutFiles,
  masterVariant,
];

/** The images whose files lie under their storage path, as they did before the names of folders were derived. */
export async function imageDifferences(): Promise<Difference[]> {
  const keys = await listKeys(bucket, 'media/');
  const paths = new Set(
    keys.flatMap((key) => {
      const [, path = '', userId = ''] = /^media\/(([^/]+)\/[^/]+)\/[^/]+$/.exec(key) ?? [];
      return isOwnImagePath(path, userId) && !isDerived(userId) ? path : [];
    }),
  );
  const there = new Set(keys);
  return Promise.all(
    [...paths].map(async (path) => ({
      kind: 'place of an image',
      key: path,
      stored: formerFolder(path),
      expected: await imageFolder(path),
      repair: () =>
        moveImage(
          formerFolder(path),
          path,
          imageFiles.filter((file) => there.has(`${formerFolder(path)}/${file}`)),
        ),
    })),
  );
}

/**
 * Moves files of an image from a folder to the one of its path. A file that is missing by now was moved by another run,
 * which has copied the master, or its image was deleted: then nothing of it remains.
 */
export async function moveImage(from: string, path: string, moved: readonly ImageFile[]) {
  const copies: boolean[] = [];
  for (const file of moved) copies.push(await isCopied(from, path, file));
  if (!copies.includes(false))
    await deleteObjects(
      bucket,
      moved.map((file) => `${from}/${file}`),
    );
  else if (!(await hasVariant(path, masterVariant))) await deleteImage(path);
}

/** Copies a file. Returns whether it still exists afterwards. */
async function isCopied(from: string, path: string, file: ImageFile): Promise<boolean> {
  try {
    await objectStorage.send(
      new CopyObjectCommand({
        ...(await mediaObject(path, file)),
        CopySource: `${bucket}/${from}/${file}`,
        MetadataDirective: 'REPLACE',
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof NoSuchKey) return false;
    throw error;
  }
}
