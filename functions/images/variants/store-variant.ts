import { PutObjectCommand } from '@aws-sdk/client-s3';
import { masterVariant } from '#shared/rules/image-variant';
import { type ImageFile, mediaObject } from '../../platform/media.ts';
import { objectStorage } from '../../platform/object-storage.ts';

/** Stores one variant of an image, or one file of its cut-out. */
export const storeVariant = async (path: string, variant: ImageFile, Body: Buffer) =>
  objectStorage.send(new PutObjectCommand({ ...(await mediaObject(path, variant)), Body }));

/** Stores the master of an image, but never replaces an existing one. Returns whether it was stored. */
export async function storeMaster(path: string, Body: Uint8Array): Promise<boolean> {
  try {
    const object = await mediaObject(path, masterVariant);
    await objectStorage.send(new PutObjectCommand({ ...object, Body, IfNoneMatch: '*' }));
    return true;
  } catch (error) {
    if ((error as Error).name === 'PreconditionFailed') return false;
    throw error;
  }
}
