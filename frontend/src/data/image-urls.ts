import { queryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { api } from '../lib/api.ts';
import { batched } from '../lib/batched.ts';

/** A signed URL is renewed when nine tenths of its life are over. */
const renewAfter = limits.signedUrl.seconds * 0.9 * 1000;
const maxPathsPerCall = 200;

const signedUrl = batched(async (paths: string[]) => {
  const { signedUrls } = await api.images.signUrls({ body: { urls: [...new Set(paths)] } });
  return paths.map((path) => signedUrls[path] ?? null);
}, maxPathsPerCall);

export const imageUrlQuery = (path: string) =>
  queryOptions({
    queryKey: ['image-url', path],
    queryFn: () => signedUrl(path),
    staleTime: renewAfter,
    gcTime: renewAfter,
  });

/** The URL of a stored photograph; null when it may not be seen. */
export const useImageUrl = (path: string) =>
  useQuery({ ...imageUrlQuery(path), refetchInterval: renewAfter });
