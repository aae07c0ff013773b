import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { invokeAnalyzeImage } from '../platform/invoke-analyze-image.ts';
import { labelGarment } from '../platform/vision.ts';
import { requireOwnPhoto } from './own-photo.ts';

/** The style and category that a vision model sees in a photo; throws `style.unavailable` without a model. */
export async function detectStyle(userId: string, photo: PhotoToAnalyze) {
  const ownPhoto = requireOwnPhoto(userId, photo);
  const { style, category } = await labelGarment(() => reencode(ownPhoto));
  return { style, category };
}

/** Decodes a photo and encodes it anew, so that nothing but its pixels reaches the model. */
async function reencode(photo: PhotoToAnalyze) {
  const { preview = '' } = await invokeAnalyzeImage({ ...photo, withPreview: true });
  return Buffer.from(preview, 'base64');
}
