import type { PhotoToAnalyze, SeenInPhoto } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { labelGarment } from '../models/vision.ts';
import { invokeAnalyzeImage } from '../platform/invoke-analyze-image.ts';

/** Returns the photo. Throws `upload.missing` if it is an upload outside the user's own path. */
function requireOwnPhoto(userId: string, photo: PhotoToAnalyze): PhotoToAnalyze {
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

/**
 * What a vision model sees in a photo: the details of its largest piece, and, if there are several, all pieces with
 * their places. Throws `style.unavailable` if no model is configured, and `upload.missing` for an upload of another
 * user.
 */
export async function detectStyle(userId: string, photo: PhotoToAnalyze): Promise<SeenInPhoto> {
  const ownPhoto = requireOwnPhoto(userId, photo);
  const { pieces } = await labelGarment(() => reencode(ownPhoto));
  const [first] = pieces;
  if (!first) throw new AppError('style.unavailable');
  const { category, style, color, material, pattern, ...seen } = first;
  return {
    style,
    category,
    color,
    description: [pattern, material, seen.description].filter(Boolean).join(', ') || null,
    brand: seen.brand ?? null,
    seasons: seen.seasons ?? [],
    pieces: pieces.length > 1 ? pieces.flatMap(({ category, box }) => (box ? [{ category, box }] : [])) : [],
  };
}

/** Decodes a photo and encodes it again, so that only its pixels reach the model, without metadata. */
async function reencode(photo: PhotoToAnalyze) {
  const { preview = '' } = await invokeAnalyzeImage({ ...photo, withPreview: true });
  return Buffer.from(preview, 'base64');
}
