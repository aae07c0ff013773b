import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { invokeAnalyzeImage } from '../platform/invoke-image-worker.ts';
import { labelGarment } from '../platform/vision.ts';

/** The main color of a photo, and its look, by which a piece that is there already is known again. */
export async function analyzeClothing(userId: string, photo: PhotoToAnalyze) {
  const isUpload = 'path' in photo;
  const {
    color,
    hash,
    picture = null,
  } = await invokeAnalyzeImage({ ...own(userId, photo), picture: isUpload });
  return { analysis: color, hash, picture };
}

/** What a vision model makes of a photo; fails with `style.unavailable` where there is none. */
export async function detectStyle(userId: string, photo: PhotoToAnalyze) {
  const shown = own(userId, photo);
  const { style, category } = await labelGarment(() => pictureOf(shown));
  return { style, category };
}

function own(userId: string, photo: PhotoToAnalyze): PhotoToAnalyze {
  if ('path' in photo && !isOwnImagePath(photo.path, userId)) throw new AppError('upload.missing');
  return photo;
}

/** Decoded and encoded anew, whoever sent it: a model is shown nothing but pixels. */
async function pictureOf(photo: PhotoToAnalyze) {
  const { picture = '' } = await invokeAnalyzeImage({ ...photo, picture: true });
  return Buffer.from(picture, 'base64');
}
