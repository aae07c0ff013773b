import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { isOwnImagePath } from '#shared/rules/image-path';
import { firstVariant } from '#shared/rules/image-variant';
import { hasVariant } from '../platform/media.ts';
import { signMediaUrl } from '../platform/media-urls.ts';

const milliseconds = { wait: 200, longest: 6000 };

/**
 * A signed URL of one of the user's own images. Waits up to six seconds for an image that is still being created.
 * Throws `not_found` after that, and for paths of other users.
 */
export async function signUrl(userId: string, path: string) {
  if (!isOwnImagePath(path, userId)) throw new AppError('not_found');
  for (let waited = 0; !(await hasVariant(path, firstVariant)); waited += milliseconds.wait) {
    if (waited >= milliseconds.longest) throw new AppError('not_found');
    await wait(milliseconds.wait);
  }
  const url = await signMediaUrl(path, new Date(Date.now() + limits.signedUrl.singleSeconds * 1000));
  return { url };
}
