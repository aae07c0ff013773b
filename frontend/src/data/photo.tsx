import { type ImageProps, ResponsiveImage } from '../components/responsive-image.tsx';
import { useShownImage } from './image-urls.ts';

/*
 * The one component in `data/`: it only connects a storage path to its signed URL, which `components/` must not
 * request. How the image looks and loads is in `components/responsive-image.tsx`.
 */

/** Shows the stored image at a storage path: a photo of an item or a generated picture. */
export function Photo({ path, ...image }: ImageProps & { path: string }) {
  return <ResponsiveImage {...useShownImage(path)} {...image} />;
}
