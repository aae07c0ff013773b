import type { OutfitCard } from '#shared/contract/outfit-cards';
import { ImagePlaceholder } from './image-placeholder.tsx';
import { ResponsiveImage, SharedPiece } from './images.tsx';
import { LaidPieces } from './laid-pieces.tsx';

/** A displayed width: in rem for windows from 64 rem, in vw for windows from 40 rem, and in vw for smaller ones. */
export type Widths = readonly [large: number, medium: number, small: number];

/** The `sizes` attribute of an image that fills `share` of these widths. */
const sizesOf = ([large, medium, small]: Widths, share: number) =>
  `(width >= 64rem) ${large * share}rem, (width >= 40rem) ${medium * share}vw, ${small * share}vw`;

/** The share of the flat-lay's width that one piece takes, roughly. */
const pieceWidth = 0.4;

type Props = { outfit: Pick<OutfitCard, 'imageUrl' | 'flatLay'>; widths: Widths };

/** The picture of a public outfit: a drawn picture if there is one, otherwise a flat-lay. */
export function CardPicture({ outfit: { imageUrl, flatLay }, widths }: Props) {
  const image = { alt: '', fallback: <ImagePlaceholder /> };
  if (imageUrl)
    return (
      <ResponsiveImage
        {...image}
        url={imageUrl}
        sizes={sizesOf(widths, 1)}
        className="aspect-3/4 w-full overflow-hidden"
      />
    );
  const piece = { ...image, sizes: sizesOf(widths, pieceWidth), className: 'size-full' };
  return (
    <LaidPieces
      pieces={flatLay.map(({ url, ...laid }, index) => ({
        ...laid,
        key: String(index),
        picture: <SharedPiece {...piece} url={url} isBare />,
      }))}
    />
  );
}
