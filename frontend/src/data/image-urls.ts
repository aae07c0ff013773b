import { queryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { api } from '../lib/api.ts';
import { batched } from '../lib/batched.ts';

/** In milliseconds: a signed URL is renewed after nine tenths of its lifetime. */
const renewAfter = limits.signedUrl.seconds * 0.9 * 1000;
const maxPathsPerCall = 200;
/** In milliseconds: a URL of this age that opens no image is not renewed, because a new one would open none either. */
const newFor = 60_000;

const signedUrl = batched(async (paths: string[]) => {
  const { signedUrls } = await api.images.signUrls({ body: { urls: [...new Set(paths)] } });
  return paths.map((path) => signedUrls[path] ?? null);
}, maxPathsPerCall);

/** The query for the signed URL of a storage path. Paths that are requested at the same moment share one call. */
export const imageUrlQuery = (path: string) =>
  queryOptions({
    queryKey: ['image-url', path],
    queryFn: () => signedUrl(path),
    staleTime: renewAfter,
    gcTime: renewAfter,
  });

/** The signed URL of a stored image, renewed before it expires; null when the user may not see the image. */
export const useImageUrl = (path: string) =>
  useQuery({ ...imageUrlQuery(path), refetchInterval: renewAfter });

/** The props that show a stored image. A URL whose image has been moved by a deployment is renewed. */
export function useShownImage(path: string) {
  const { data, isLoadingError, dataUpdatedAt, refetch } = useImageUrl(path);
  return {
    url: isLoadingError ? null : data,
    onUnavailable: () => {
      if (Date.now() - dataUpdatedAt > newFor) void refetch();
    },
  };
}
