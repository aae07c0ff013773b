import { setTimeout as wait } from 'node:timers/promises';
import type { Spend } from '#shared/contract/define';
import type { SignUrlsRequest } from '#shared/contract/images';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { isOwnImagePath } from '#shared/rules/image-path';
import { firstVariant } from '#shared/rules/image-variant';
import { hasVariant } from '../platform/media.ts';
import { signMediaUrl } from '../platform/media-urls.ts';

/** Signed URLs of the user's own images by path, without others' paths. Each signature counts: it takes time. */
export async function signUrls(userId: string, { urls, expiresIn }: SignUrlsRequest, spend: Spend) {
  const expiresAt = new Date(Date.now() + expiresIn * 1000);
  const own = [...new Set(urls)].filter((path) => isOwnImagePath(path, userId));
  if (own.length) await spend(own.length);
  return Object.fromEntries(
    await Promise.all(own.map(async (path) => [path, await signMediaUrl(path, expiresAt)] as const)),
  );
}

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
