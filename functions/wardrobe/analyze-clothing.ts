import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { invokeAnalyzeImage } from '../platform/invoke-analyze-image.ts';
import { requireOwnPhoto } from './own-photo.ts';

/**
 * The main color of a photo, the categories that its piece may have, its perceptual hash, by which the browser finds an item that exists already, and
 * for an upload a preview. Throws `upload.missing` for an upload of another user, and the image
 * worker's errors.
 */
export async function analyzeClothing(userId: string, photo: PhotoToAnalyze) {
  const isUpload = 'path' in photo;
  const {
    color,
    hash,
    categories,
    preview = null,
  } = await invokeAnalyzeImage({ ...requireOwnPhoto(userId, photo), withPreview: isUpload });
  return { analysis: color, categories, hash, picture: preview };
}
