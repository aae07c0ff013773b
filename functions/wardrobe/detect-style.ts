import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { labelGarment } from '../models/vision.ts';
import { invokeAnalyzeImage } from '../platform/invoke-analyze-image.ts';
import { requireOwnPhoto } from './own-photo.ts';

/**
 * The style and category of the piece in a photo, according to a vision model. Throws `style.unavailable` if no model
 * is configured, and `upload.missing` for an upload of another user.
 */
export async function detectStyle(userId: string, photo: PhotoToAnalyze) {
  const ownPhoto = requireOwnPhoto(userId, photo);
  const { style, category } = await labelGarment(() => reencode(ownPhoto));
  return { style, category };
}

/** Decodes a photo and encodes it again, so that only its pixels reach the model, without metadata. */
async function reencode(photo: PhotoToAnalyze) {
  const { preview = '' } = await invokeAnalyzeImage({ ...photo, withPreview: true });
  return Buffer.from(preview, 'base64');
}
