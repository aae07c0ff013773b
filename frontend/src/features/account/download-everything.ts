import { ApiError } from '#shared/contract/client';
import { atWidth } from '#shared/rules/image-variant';
import { api } from '../../lib/api.ts';
import { patient } from './patient.ts';
import { type Everything, readEverything, type StoredFile } from './read-everything.ts';
import { readMe } from './read-me.ts';
import { startZip } from './zip.ts';

/** The number of paths that are signed with one call. The limit of the call is 200. */
const signedAtOnce = 100;
/** The part of the progress, in percent, for reading the lists. The rest is for photos and pictures. */
const shareOfLists = 20;
const largest = 1536;

export type Download = {
  zip: Blob;
  /** The names of the photos and pictures that were not found in storage. */
  missing: string[];
};

/**
 * Puts all of a person's data into one ZIP: one JSON file per kind of data, photos, pictures, and a text that explains
 * them. The browser makes it with the same API calls as the pages, so it contains only what the person can see. Rejects
 * if a list or a photo cannot be read after several tries. Photos that no longer exist are listed in the text.
 */
export async function downloadEverything(
  email: string,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Download> {
  const everything = await readEverything(email, signal, (part) =>
    onProgress(Math.floor(part * shareOfLists)),
  );
  const zip = startZip();
  for (const { name, text } of everything.texts) zip.addText(name, text);
  const missing: string[] = [];
  let done = 0;
  for await (const { name, url } of urlsOf(everything, signal)) {
    const photo = url && (await patient(signal, () => readPhoto(url, signal)));
    if (photo) zip.addFile(name, photo);
    else missing.push(name);
    done += 1;
    onProgress(shareOfLists + Math.floor((done / fileCount(everything)) * (100 - shareOfLists)));
  }
  zip.addText('README.txt', readMe({ email, at: new Date(), missing }));
  return { zip: zip.end(), missing };
}

const fileCount = ({ files, avatarUrl }: Everything) => files.length + (avatarUrl ? 1 : 0);

/** The names and signed URLs of all files. The URLs are signed in groups, shortly before the files are read. */
async function* urlsOf({ files, avatarUrl }: Everything, signal: AbortSignal) {
  if (avatarUrl) yield { name: 'avatar.webp', url: atWidth(avatarUrl, largest) };
  for (let start = 0; start < files.length; start += signedAtOnce) {
    const some = files.slice(start, start + signedAtOnce);
    const urls = await sign(some, signal);
    for (const { name, path } of some) yield { name, url: urls[path] && atWidth(urls[path], largest) };
  }
}

async function sign(files: readonly StoredFile[], signal: AbortSignal) {
  const urls = [...new Set(files.map(({ path }) => path))];
  const { signedUrls } = await patient(signal, () => api.images.signUrls({ body: { urls } }));
  return signedUrls;
}

/** The bytes of a photo, or null if it does not exist. S3 may answer 403 instead of 404 for a missing photo. */
async function readPhoto(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { signal });
    if (response.status === 404 || response.status === 403) return null;
    if (!response.ok) throw new ApiError('unreachable');
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError('unreachable');
  }
}
