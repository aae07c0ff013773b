import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { isShownCutOut } from '#shared/rules/cut-out';
import { CutOutImage, type ImageProps, ResponsiveImage } from '../../../components/images.tsx';
import { useShownImage } from '../../../data/image-urls.ts';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { nameOfCopy } from '../../../lib/catalog-name.ts';

type Props = Omit<ImageProps, 'placeholder'> & {
  item: Pick<ClothingItem, 'imageUrl' | 'image' | 'cutOut' | 'showsBackground'>;
  /** Whether the picture fills its box, a cut-out without a background of its own. */
  isBare?: boolean;
};

/** Shows the cut-out of an item, or its whole photo if there is none or its owner has chosen to keep the background. */
export function ItemPhoto({ item, isBare = false, ...image }: Props) {
  const shown = useShownImage(item.imageUrl);
  return isShownCutOut(item) ? (
    <CutOutImage {...shown} isBare={isBare} {...image} />
  ) : (
    <ResponsiveImage {...shown} placeholder={item.image.placeholder} isWhole={!isBare} {...image} />
  );
}

/** Shows the stored image at a storage path: a photo of an item or a generated picture. */
export function Photo({ path, ...image }: ImageProps & { path: string }) {
  return <ResponsiveImage {...useShownImage(path)} {...image} />;
}

/** The copy of an item in an outfit, a plan or a packing list. */
export type PieceCopy = { itemId: string; itemName: string; imageUrl: string };

type PieceProps = ImageProps & {
  piece: PieceCopy;
  isBare?: boolean;
  /** The text in place of a piece that is no longer in the wardrobe: its name, unless another is given. */
  gone?: string;
};

/**
 * Shows a piece as its item in the wardrobe looks. A piece that is no longer there is shown by its name, without a
 * request for its photo. If the wardrobe cannot be loaded, the photo is shown that was copied with the piece.
 */
export function PiecePhoto({
  piece,
  isBare = false,
  gone = nameOfCopy(piece.itemName),
  ...image
}: PieceProps) {
  const { data: clothes, isError } = useQuery(wardrobeQuery);
  const item = clothes?.find(({ id }) => id === piece.itemId);
  const named = { unavailable: nameOfCopy(piece.itemName), ...image };
  if (item) return <ItemPhoto item={item} isBare={isBare} {...named} />;
  if (isError && !clothes && piece.imageUrl) return <Photo path={piece.imageUrl} {...named} />;
  const { fallback: _, ...bare } = image;
  return <ResponsiveImage url={clothes ? null : undefined} {...bare} unavailable={gone} />;
}
