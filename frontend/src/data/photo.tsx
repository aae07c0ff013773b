import { uploadedAt } from '#shared/rules/image-path';
import { type ImageProps, ResponsiveImage } from '../components/responsive-image.tsx';
import { useImageUrl } from './image-urls.ts';

/*
 * The one component in `data/`: it only connects a storage path to its signed URL, which `components/` must not
 * request. How the image looks and loads is in `components/responsive-image.tsx`.
 */

/** Shows the stored image at a storage path: a photo of an item or a generated picture. */
export function Photo({ path, ...image }: ImageProps & { path: string }) {
  const { data: url, isLoadingError } = useImageUrl(path);
  return (
    <ResponsiveImage url={isLoadingError ? null : url} hasAllVariants={!isJustUploaded(path)} {...image} />
  );
}

/** In milliseconds, longer than the server takes to make every variant of an uploaded photo. */
const variantsReadyAfter = 60_000;
const isJustUploaded = (path: string) => Date.now() - uploadedAt(path).getTime() < variantsReadyAfter;
