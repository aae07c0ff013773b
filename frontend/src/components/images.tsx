import { type ReactNode, useState } from 'react';
import {
  atWidth,
  cutOutAt,
  cutOutWidths,
  type ImageFormat,
  imageWidths,
  isCutOutUrl,
} from '#shared/rules/image-variant';
import { isJustUploaded } from '../lib/just-uploaded.ts';
import { t } from '../lib/t.ts';

export type ImageProps = {
  alt: string;
  /** The displayed width, as the `sizes` attribute of an image. */
  sizes: string;
  /** A data URI of a tiny picture. It is shown blurred until the image has loaded. */
  placeholder?: string;
  /** The text shown in place of an image that cannot be loaded. */
  unavailable?: string;
  /** Shown instead of a text if the image cannot be loaded. */
  fallback?: ReactNode;
  /** Whether this is the main picture of the page. It is loaded before the others. */
  isMain?: boolean;
  /** Whether the image is shown whole, on the ground of a tile, instead of cropped to its box. */
  isWhole?: boolean;
  /** Called when the image cannot be loaded in any variant. */
  onUnavailable?: () => void;
  className?: string;
};
type Props = ImageProps & {
  /** The signed URL of the first variant. Undefined while it is being requested, null if there is none. */
  url: string | null | undefined;
};

/**
 * An image that fills its box. Its space is reserved while it loads. The browser chooses among all widths in AVIF or
 * WebP as soon as the server has had time to make them. If a variant fails to load, the first variant is tried before
 * the image is shown as unavailable.
 */
export function ResponsiveImage({
  url,
  alt,
  sizes,
  placeholder,
  unavailable = t('Image unavailable'),
  fallback,
  isMain = false,
  isWhole = false,
  onUnavailable,
  className = '',
}: Props) {
  const [failures, setFailures] = useState({ url: '', count: 0 });
  const count = failures.url === url ? failures.count : 0;
  if (url === null || count > 1)
    return fallback ? (
      <div className={className}>{fallback}</div>
    ) : (
      <div
        className={`grid place-content-center bg-sunken p-3 text-center text-ink-soft text-sm ${className}`}
      >
        {unavailable}
      </div>
    );
  const offersVariants = count === 0 && !isJustUploaded(url ?? '');
  const ground = isWhole ? 'bg-tile bg-contain' : 'bg-sunken bg-cover';
  const fit = isWhole ? 'object-contain' : 'object-cover';
  const background = placeholder ? { backgroundImage: `url(${placeholder})` } : undefined;
  if (!url)
    return (
      <div style={background} className={`animate-pulse bg-center bg-no-repeat ${ground} ${className}`} />
    );
  return (
    <picture className="contents">
      {/* Hidden: with `contents` around it, the source element would otherwise be an item of a surrounding grid. */}
      {offersVariants && (
        <source type="image/avif" srcSet={everyWidth(url, 'avif')} sizes={sizes} className="hidden" />
      )}
      <img
        src={url}
        {...(offersVariants ? { srcSet: everyWidth(url, 'webp'), sizes } : {})}
        alt={alt}
        {...(isMain ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        draggable={false}
        // If no other variants are offered, nothing is left to try after the first failure.
        onError={() => {
          setFailures({ url, count: offersVariants ? 1 : 2 });
          if (!offersVariants) onUnavailable?.();
        }}
        style={background}
        className={`bg-center bg-no-repeat ${ground} ${fit} ${className}`}
      />
    </picture>
  );
}

const everyWidth = (url: string, format: ImageFormat) =>
  imageWidths.map((width) => `${atWidth(url, width, format)} ${width}w`).join(', ');

type CutOutProps = Omit<ImageProps, 'placeholder'> & {
  /** The signed URL of the photo's first variant. Undefined while it is being requested, null if there is none. */
  url: string | null | undefined;
  /** Whether the piece fills its box without a background of its own. */
  isBare?: boolean;
};

/**
 * A piece without its background, shown whole and centered in its box. The box has a color on which white and black
 * pieces can be seen. If the cut-out cannot be loaded, the photo is shown.
 */
export function CutOutImage({ url, isBare = false, ...image }: CutOutProps) {
  const { alt, sizes, isMain = false, className = '' } = image;
  const [failed, setFailed] = useState<string>();
  if (url === undefined && isBare) return <div className={className} />;
  if (!url || failed === url) return <ResponsiveImage url={url} {...image} />;
  return (
    <div className={`relative ${isBare ? '' : 'overflow-hidden bg-tile'} ${className}`}>
      <picture className="contents">
        <source type="image/avif" srcSet={everyCutOut(url, 'avif')} sizes={sizes} className="hidden" />
        <img
          src={cutOutAt(url, 640)}
          srcSet={everyCutOut(url, 'webp')}
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

/** A piece of another person's outfit: its cut-out where they show it so, else its photo. */
export const SharedPiece = (props: CutOutProps & { url: string | null }) =>
  props.url && isCutOutUrl(props.url) ? <CutOutImage {...props} /> : <ResponsiveImage {...props} />;

const everyCutOut = (url: string, format: ImageFormat) =>
  cutOutWidths.map((width) => `${cutOutAt(url, width, format)} ${width}w`).join(', ');
