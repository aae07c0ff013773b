import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';

/** Returns the photo. Throws `upload.missing` if it is an upload outside the user's own path. */
export function requireOwnPhoto(userId: string, photo: PhotoToAnalyze): PhotoToAnalyze {
  if ('path' in photo && !isOwnImagePath(photo.path, userId)) throw new AppError('upload.missing');
  return photo;
}
