import { useState } from 'react';
import { atWidth, imageWidths } from '#shared/rules/image-variant';
import { useImageUrl } from '../lib/image-urls.ts';

type Props = {
  /** The storage path of the photograph. */
  path: string;
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  className?: string;
};

/** A stored photograph, which fills its box; its place is kept while it loads. */
export function Photo({ path, alt, sizes, className = '' }: Props) {
  const { data: url, isLoadingError } = useImageUrl(path);
  const [broken, setBroken] = useState<string>();
  if (isLoadingError || url === null || (url && broken === url))
    return (
      <div
        className={`grid place-content-center bg-sunken p-3 text-center text-ink-soft text-sm ${className}`}
      >
        Image unavailable
      </div>
    );
  if (!url) return <div className={`animate-pulse bg-sunken ${className}`} />;
  return (
    <img
      src={url}
      srcSet={imageWidths.map((width) => `${atWidth(url, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
