import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { invokeAnalyzeImage } from '../platform/invoke-analyze-image.ts';

/** Returns the photo. Throws `upload.missing` if it is an upload outside the user's own path. */
export function requireOwnPhoto(userId: string, photo: PhotoToAnalyze): PhotoToAnalyze {
  if ('path' in photo && !isOwnImagePath(photo.path, userId)) throw new AppError('upload.missing');
  return photo;
}

/**
 * Analyzes a photo: the main color, the likely categories of its piece, and a perceptual hash, with which the browser
 * finds an existing item with the same photo. For an upload also returns a preview. Throws `upload.missing` for an
 * upload of another user, and the errors of the image worker.
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
