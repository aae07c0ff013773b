import { useQuery } from '@tanstack/react-query';
import { shownCutOut } from '#shared/rules/cut-out';
import { ImagePlaceholder } from '../../../components/image-placeholder.tsx';
import { LaidPieces, photoRatio } from '../../../components/laid-pieces.tsx';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { nameOfCopy } from '../../../lib/catalog-name.ts';
import { type PieceCopy, PiecePhoto } from './photos.tsx';

type Props = {
  pieces: readonly (PieceCopy & { category: string })[];
  /** The accessible name of the list of pieces. Without one, the pieces are hidden from screen readers. */
  label?: string;
  className?: string;
};

/** A flat-lay of the pieces of one's own outfit, as they are in the wardrobe. */
export function FlatLay({ pieces, label, className = '' }: Props) {
  const { data: clothes } = useQuery(wardrobeQuery);
  const laid = pieces.map((piece) => {
    const item = clothes?.find(({ id }) => id === piece.itemId);
    const cutOut = item && shownCutOut(item);
    const { width, height } = cutOut ?? item?.image ?? photoRatio;
    return {
      key: piece.itemId,
      category: piece.category,
      aspectRatio: width / height,
      isCutOut: !!cutOut,
      picture: (
        <PiecePhoto
          piece={piece}
          isBare
          alt={label ? nameOfCopy(piece.itemName) : ''}
          sizes="10rem"
          fallback={<ImagePlaceholder />}
          className="size-full"
        />
      ),
    };
  });
  return <LaidPieces pieces={laid} {...(label && { label })} className={className} />;
}
