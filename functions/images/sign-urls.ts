import type { SignUrlsRequest } from '#shared/contract/images';
import { isOwnImagePath } from '#shared/rules/image-path';
import { signMediaUrl } from '../platform/media-urls.ts';

/** Signed URLs of the user's own images, by storage path. Leaves out paths of other users. */
export async function signUrls(userId: string, { urls, expiresIn }: SignUrlsRequest) {
  const expiresAt = new Date(Date.now() + expiresIn * 1000);
  const own = urls.filter((path) => isOwnImagePath(path, userId));
  return Object.fromEntries(
    await Promise.all(own.map(async (path) => [path, await signMediaUrl(path, expiresAt)] as const)),
  );
}
