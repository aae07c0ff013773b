import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../platform/environment.ts';
import { mediaKey } from '../platform/media.ts';
import { objectStorage } from '../platform/object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** The master of an image, from which its variants are derived; null where it does not exist. */
export async function readMaster(path: string): Promise<Uint8Array | null> {
  try {
    const master = { Bucket: bucket, Key: mediaKey(path, masterVariant) };
    const { Body } = await objectStorage.send(new GetObjectCommand(master));
    return Body ? await Body.transformToByteArray() : null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
