import type { OutfitCard } from '#shared/contract/outfit-cards';
import { CutOutImage } from '../../components/cut-out-image.tsx';
import { LaidPieces } from '../../components/laid-pieces.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';

/**
 * A displayed width: in rem for windows of 64 rem or more, in vw for windows of 40 rem or more, and in vw for smaller
 * windows.
 */
export type Widths = readonly [large: number, medium: number, small: number];

/** The `sizes` attribute of an image that fills `share` of these widths. */
export const sizesOf = ([large, medium, small]: Widths, share: number) =>
  `(width >= 64rem) ${large * share}rem, (width >= 40rem) ${medium * share}vw, ${small * share}vw`;

/** The share of the flat-lay's width that one piece takes, roughly. */
const pieceWidth = 0.4;

type Props = { pieces: NonNullable<OutfitCard['flatLay']>; widths: Widths };

/** A flat-lay of another person's outfit. A piece without a cut-out is shown as its photo. */
export const FlatLay = ({ pieces, widths }: Props) => (
  <LaidPieces
    pieces={pieces.map(({ url, category, aspectRatio, isCutOut }, index) => {
      const image = {
        url,
        alt: '',
        sizes: sizesOf(widths, pieceWidth),
        fallback: <span />,
        className: 'size-full',
      };
      return {
        key: String(index),
        category,
        aspectRatio,
        picture: isCutOut ? <CutOutImage {...image} isBare /> : <ResponsiveImage {...image} />,
      };
    })}
  />
);
