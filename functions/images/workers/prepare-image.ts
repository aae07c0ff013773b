import { AppError } from '#shared/errors';
import { firstVariant, type ImageVariant, masterVariant } from '#shared/rules/image-variant';
import type { PreparedImage, PrepareImageRequest } from '../../platform/invoke-image-worker.ts';
import { deleteUpload, readUpload } from '../../platform/uploads.ts';
import { decodePhoto, type Photo } from '../decode/decode-photo.ts';
import { photoFeaturesOf } from '../photo-features.ts';
import { encodeVariant } from '../variants/encode-variant.ts';
import { placeholderOf } from '../variants/placeholder.ts';
import { storeVariant } from '../variants/store-variant.ts';

/**
 * Makes of an upload what a person waits for: the picture that is shown first, and the master, whose arrival
 * in the bucket starts the making of all others. An upload that is not what it should be is deleted.
 */
export async function handler({ path }: PrepareImageRequest): Promise<PreparedImage> {
  const photo = await readUpload(path)
    .then(decodePhoto)
    .catch(async (error) => {
      if (error instanceof AppError) await deleteUpload(path);
      throw error;
    });
  const [analysis, placeholder] = await Promise.all([
    photoFeaturesOf(photo),
    placeholderOf(photo),
    store(path, photo, firstVariant),
    store(path, photo, masterVariant),
  ]);
  return { ...analysis, placeholder };
}

const store = async (path: string, photo: Photo, variant: ImageVariant) =>
  storeVariant(path, variant, await encodeVariant(photo, variant));
