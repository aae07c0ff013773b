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
 * Checks an upload and stores the variants that the user waits for: the one shown first, and the master, whose
 * creation in the bucket triggers `derive-variants`. Returns the photo's features and its placeholder. An
 * upload that is no valid photo is deleted.
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
