import { PutObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import { type CutOutFile, type ImageVariant, masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../../platform/environment.ts';
import { mediaKey } from '../../platform/media.ts';
import { objectStorage } from '../../platform/object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/**
 * Stores one variant of an image, or one file of its cut-out. Browsers may cache it for a year, because the image at a
 * path never changes.
 */
export const storeVariant = (path: string, variant: ImageVariant | CutOutFile, body: Buffer) =>
  objectStorage.send(new PutObjectCommand(objectOf(path, variant, body)));

/** Stores the master of an image, but never replaces an existing one. Returns whether it was stored. */
export async function storeMaster(path: string, body: Buffer): Promise<boolean> {
  try {
    const object = objectOf(path, masterVariant, body);
    await objectStorage.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
    return true;
  } catch (error) {
    if ((error as Error).name === 'PreconditionFailed') return false;
    throw error;
  }
}

const objectOf = (path: string, variant: ImageVariant | CutOutFile, body: Buffer): PutObjectCommandInput => ({
  Bucket: bucket,
  Key: mediaKey(path, variant),
  Body: body,
  ContentType: `image/${variant.split('.')[1]}`,
  CacheControl: 'private, max-age=31536000, immutable',
});
