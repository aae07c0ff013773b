import type { Spend } from '#shared/contract/define';
import type { SignUrlsRequest } from '#shared/contract/images';
import { isOwnImagePath } from '#shared/rules/image-path';
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
