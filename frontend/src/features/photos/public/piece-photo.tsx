import { useQuery } from '@tanstack/react-query';
import { type ImageProps, ResponsiveImage } from '../../../components/images.tsx';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { nameOfCopy } from '../../../lib/catalog-name.ts';
import { ItemPhoto } from './item-photo.tsx';
import { Photo } from './photo.tsx';

/** The copy of an item in an outfit, a plan or a packing list. */
export type PieceCopy = { itemId: string; itemName: string; imageUrl: string };

type Props = ImageProps & {
  piece: PieceCopy;
  isBare?: boolean;
  /** The text in place of a piece that is no longer in the wardrobe: its name, unless another is given. */
  gone?: string;
};

/**
 * Shows a piece as its item in the wardrobe looks. A piece that is no longer there is shown by its name, without a
 * request for its photo. If the wardrobe cannot be loaded, the photo is shown that was copied with the piece.
 */
export function PiecePhoto({ piece, isBare = false, gone = nameOfCopy(piece.itemName), ...image }: Props) {
  const { data: clothes, isError } = useQuery(wardrobeQuery);
  const item = clothes?.find(({ id }) => id === piece.itemId);
  const named = { unavailable: nameOfCopy(piece.itemName), ...image };
  if (item) return <ItemPhoto item={item} isBare={isBare} {...named} />;
  if (isError && !clothes && piece.imageUrl) return <Photo path={piece.imageUrl} {...named} />;
  const { fallback: _, ...bare } = image;
  return <ResponsiveImage url={clothes ? null : undefined} {...bare} unavailable={gone} />;
}
