import { limits } from '#shared/limits';
import { signMediaUrl } from '../../platform/media-urls.ts';

/** The longest validity of a URL, in milliseconds. */
const maxValidity = limits.signedUrl.sharedSeconds * 1000;
/** In ms. URLs expire at multiples of five minutes, so that repeated requests get one URL that caches know. */
const interval = 5 * 60 * 1000;

let signedUntil = 0;
const signed = new Map<string, Promise<string>>();

/**
 * Signs the URL of an avatar, a public outfit's picture or a piece's photo (with `isCutOut`: its cut-out alone), for 10
 * to 15 minutes. The caller has checked access.
 */
export function sharedImageUrl(path: string, isCutOut = false): Promise<string> {
  const expiresAt = Math.floor((Date.now() + maxValidity) / interval) * interval;
  if (expiresAt !== signedUntil) signed.clear();
  signedUntil = expiresAt;
  const key = `${path} ${isCutOut}`;
  const known = signed.get(key);
  if (known) return known;
  const url = signMediaUrl(path, new Date(expiresAt), isCutOut);
  signed.set(key, url);
  url.catch(() => signed.delete(key));
  return url;
}
