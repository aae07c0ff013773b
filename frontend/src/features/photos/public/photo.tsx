import { type ImageProps, ResponsiveImage } from '../../../components/images.tsx';
import { useShownImage } from '../../../data/image-urls.ts';

/** Shows the stored image at a storage path: a photo of an item or a generated picture. */
export function Photo({ path, ...image }: ImageProps & { path: string }) {
  return <ResponsiveImage {...useShownImage(path)} {...image} />;
}
