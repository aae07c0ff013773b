import { ApiError } from '#shared/contract/client';
import { atWidth } from '#shared/rules/image-variant';
import { api } from '../../lib/api.ts';
import { patient } from './patient.ts';
import { type Everything, readEverything, type StoredFile } from './read-everything.ts';
import { readMe } from './read-me.ts';
import { startZip } from './zip.ts';

/** A call signs up to 200 paths. */
const signedAtOnce = 100;
/** How much of the progress is that of the lists; the rest is that of photos and pictures. */
const shareOfLists = 20;
const largest = 1536;

export type Download = {
  zip: Blob;
  /** The names of the photos and pictures that were not there. */
  missing: string[];
};

/**
 * Puts all of a person's data into one ZIP: a JSON file a kind, photos, pictures, and a text about it. It is made in the
 * browser from the calls that the pages make, so that it holds what the person sees and nothing else. Rejects if a list or
 * a photo cannot be read after some tries; photos that are not there are named in the text.
 */
export async function downloadEverything({
  email,
  signal,
  onProgress,
}: {
  email: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}): Promise<Download> {
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

/** The names of all files with their signed URLs, which are signed shortly before they are read. */
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

/** The bytes of a photo; null for one that is not there, for which S3 answers 403 as well. */
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
