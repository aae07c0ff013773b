import { useState } from 'react';
import { cutOutAt, cutOutWidths, type ImageFormat } from '#shared/rules/image-variant';
import { type ImageProps, ResponsiveImage } from './responsive-image.tsx';

type Props = Omit<ImageProps, 'placeholder'> & {
  /** The signed URL of the photo's first variant. Undefined while it is being requested, null if there is none. */
  url: string | null | undefined;
  /** Whether the piece fills its box without a background of its own. */
  isBare?: boolean;
};

/**
 * A piece without its background, shown whole and centered in its box. The box has a color on which white and black
 * pieces can be seen. If the cut-out cannot be loaded, the photo is shown.
 */
export function CutOutImage({ url, isBare = false, ...image }: Props) {
  const { alt, sizes, isMain = false, className = '' } = image;
  const [failed, setFailed] = useState<string>();
  if (url === undefined && isBare) return <div className={className} />;
  if (!url || failed === url) return <ResponsiveImage url={url} {...image} />;
  return (
    <div className={`relative ${isBare ? '' : 'overflow-hidden bg-tile'} ${className}`}>
      <picture className="contents">
        <source type="image/avif" srcSet={everyWidth(url, 'avif')} sizes={sizes} className="hidden" />
        <img
          src={cutOutAt(url, 640)}
          srcSet={everyWidth(url, 'webp')}
          sizes={sizes}
          alt={alt}
          {...(isMain ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          draggable={false}
          onError={() => setFailed(url)}
          className={`absolute object-contain drop-shadow-piece ${isBare ? 'inset-0 size-full' : 'inset-[6%] size-[88%]'}`}
        />
      </picture>
    </div>
  );
}

const everyWidth = (url: string, format: ImageFormat) =>
  cutOutWidths.map((width) => `${cutOutAt(url, width, format)} ${width}w`).join(', ');
