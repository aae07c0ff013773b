import { limits } from '#shared/limits';
import { signMediaUrl } from '../../platform/media-urls.ts';

/** The longest validity of a URL, in milliseconds. */
const maxValidity = limits.signedUrl.sharedSeconds * 1000;
/**
 * In milliseconds. URLs expire at multiples of five minutes. Repeated requests therefore get the same URL, and the
 * browser can use its cache.
 */
const interval = 5 * 60 * 1000;

let signedUntil = 0;
const signed = new Map<string, Promise<string>>();

/**
 * Signs the URL of an avatar or of an image of a public outfit, for 10 to 15 minutes. The caller must have checked
 * that the outfit is public.
 */
export function sharedImageUrl(path: string): Promise<string> {
  const expiresAt = Math.floor((Date.now() + maxValidity) / interval) * interval;
  if (expiresAt !== signedUntil) signed.clear();
  signedUntil = expiresAt;
  const known = signed.get(path);
  if (known) return known;
  const url = signMediaUrl(path, new Date(expiresAt));
  signed.set(path, url);
  url.catch(() => signed.delete(path));
  return url;
}
