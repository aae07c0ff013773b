import { useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { api } from './api.ts';

/** A signed URL is renewed when nine tenths of its life are over. */
const renewAfter = limits.signedUrl.seconds * 0.9 * 1000;
const mostPerCall = 200;

type Waiting = { path: string; resolve: (url: string | null) => void; reject: (error: unknown) => void };
let waiting: Waiting[] = [];

/** Asks for the URLs of all the images that appear at one time with one call. */
function signedUrl(path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(signWaiting);
    waiting.push({ path, resolve, reject });
  });
}

function signWaiting() {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += mostPerCall)
    void sign(all.slice(start, start + mostPerCall));
}

async function sign(some: Waiting[]) {
  try {
    const urls = [...new Set(some.map(({ path }) => path))];
    const { signedUrls } = await api.images.signUrls({ body: { urls } });
    for (const { path, resolve } of some) resolve(signedUrls[path] ?? null);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}

/** The URL of a stored photograph; null when it may not be seen. */
export const useImageUrl = (path: string) =>
  useQuery({
    queryKey: ['image-url', path],
    queryFn: () => signedUrl(path),
    staleTime: renewAfter,
    gcTime: renewAfter,
    refetchInterval: renewAfter,
  });
