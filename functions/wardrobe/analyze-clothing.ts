import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { analyzeImage } from '../platform/image-worker.ts';
import { lookAt, type Picture } from '../platform/vision.ts';

/** The main colour of a photo, and its look, by which a piece that is there already is known again. */
export async function analyzeClothing(userId: string, photo: PhotoToAnalyze) {
  const isUpload = 'path' in photo;
  const { color, hash, picture = null } = await analyzeImage({ ...own(userId, photo), picture: isUpload });
  return { analysis: color, hash, picture };
}

/** What a vision model makes of a photo; fails with `style.unavailable` where there is none. */
export async function detectStyle(userId: string, photo: PhotoToAnalyze) {
  const { style, category } = await lookAt(await pictureOf(own(userId, photo)));
  return { style, category };
}

function own(userId: string, photo: PhotoToAnalyze): PhotoToAnalyze {
  if ('path' in photo && !isOwnImagePath(photo.path, userId)) throw new AppError('upload.missing');
  return photo;
}

/** A browser sends a JPEG that it has shrunk itself; anything else is decoded first. */
async function pictureOf(photo: PhotoToAnalyze): Promise<Picture> {
  const sent = 'path' in photo ? null : Buffer.from(photo.imageBase64, 'base64');
  if (sent?.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))) return { bytes: sent, format: 'jpeg' };
  const { picture = '' } = await analyzeImage({ ...photo, picture: true });
  return { bytes: Buffer.from(picture, 'base64'), format: 'jpeg' };
}
