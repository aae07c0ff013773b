import { limits } from '#shared/limits';
import { signMediaUrl } from '../platform/media-urls.ts';

const longest = limits.signedUrl.sharedSeconds * 1000;
/** URLs of one stretch of five minutes are the same, so that a browser that asks again has the photo already. */
const stretch = 5 * 60 * 1000;

let signedUntil = 0;
const signed = new Map<string, Promise<string>>();

/** The address of a photograph of a public outfit: for whoever has checked that it is public. */
export function photoUrl(path: string): Promise<string> {
  const expiresAt = Math.floor((Date.now() + longest) / stretch) * stretch;
  if (expiresAt !== signedUntil) signed.clear();
  signedUntil = expiresAt;
  const known = signed.get(path);
  if (known) return known;
  const url = signMediaUrl(path, new Date(expiresAt));
  signed.set(path, url);
  url.catch(() => signed.delete(path));
  return url;
}
