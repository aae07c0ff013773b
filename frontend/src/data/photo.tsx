import { useState } from 'react';
import { uploadedAt } from '#shared/rules/image-path';
import { atWidth, type ImageFormat, imageWidths } from '#shared/rules/image-variant';
import { useImageUrl } from './image-urls.ts';

type Props = {
  /** The storage path of the photograph. */
  path: string;
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** A tiny picture of it, shown blurred until it is there. */
  placeholder?: string;
  /** What stands in its place when it cannot be shown. */
  unavailable?: string;
  className?: string;
};

/** A stored photograph, which fills its box; its place is kept while it loads. */
export function Photo({
  path,
  alt,
  sizes,
  placeholder,
  unavailable = 'Image unavailable',
  className = '',
}: Props) {
  const { data: url, isLoadingError } = useImageUrl(path);
  const [failures, setFailures] = useState({ url: '', count: 0 });
  const count = failures.url === url ? failures.count : 0;
  if (isLoadingError || url === null || count > 1)
    return (
      <div
        className={`grid place-content-center bg-sunken p-3 text-center text-ink-soft text-sm ${className}`}
      >
        {unavailable}
      </div>
    );
  const everyVariant = count === 0 && !isFresh(path);
  const ground = placeholder ? { background: `url(${placeholder}) center / cover` } : undefined;
  if (!url) return <div style={ground} className={`animate-pulse bg-sunken ${className}`} />;
  return (
    <picture className="contents">
      {/* In a grid it would take a place of its own. */}
      {everyVariant && (
        <source type="image/avif" srcSet={everyWidth(url, 'avif')} sizes={sizes} className="hidden" />
      )}
      <img
        src={url}
        {...(everyVariant ? { srcSet: everyWidth(url, 'webp'), sizes } : {})}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        // What was asked for as the first variant alone has failed for good.
        onError={() => setFailures({ url, count: everyVariant ? 1 : 2 })}
        style={ground}
        className={`bg-sunken object-cover ${className}`}
      />
    </picture>
  );
}

/** In milliseconds: of a photograph that was just uploaded all but the first variant are still being made. */
const making = 60_000;
const isFresh = (path: string) => Date.now() - uploadedAt(path).getTime() < making;

const everyWidth = (url: string, format: ImageFormat) =>
  imageWidths.map((width) => `${atWidth(url, width, format)} ${width}w`).join(', ');
