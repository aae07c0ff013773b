import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../../platform/environment.ts';
import { type ImageFile, mediaKey } from '../../platform/media.ts';
import { objectStorage } from '../../platform/object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** The master of an image, from which its variants are made. Null if it does not exist. */
export const readMaster = (path: string) => readImage(path, masterVariant);

/** A variant of an image, or a file of its cut-out. Null if it does not exist. */
export async function readImage(path: string, file: ImageFile): Promise<Uint8Array | null> {
  const object = await readObject(await mediaKey(path, file));
  return object?.bytes ?? null;
}

/** The bytes and the metadata of an object of the media bucket. Null if it does not exist. */
export async function readObject(Key: string) {
  try {
    const { Body, Metadata } = await objectStorage.send(new GetObjectCommand({ Bucket: bucket, Key }));
    return Body ? { bytes: await Body.transformToByteArray(), metadata: Metadata } : null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
