import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { type CutOutFile, type ImageVariant, masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../platform/environment.ts';
import { mediaKey } from '../platform/media.ts';
import { objectStorage } from '../platform/object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** The master of an image, from which its variants are made. Null if it does not exist. */
export const readMaster = (path: string) => readImage(path, masterVariant);

/** A variant of an image, or a file of its cut-out. Null if it does not exist. */
export async function readImage(path: string, file: ImageVariant | CutOutFile): Promise<Uint8Array | null> {
  try {
    const object = { Bucket: bucket, Key: mediaKey(path, file) };
    const { Body } = await objectStorage.send(new GetObjectCommand(object));
    return Body ? await Body.transformToByteArray() : null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
