import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { isShownCutOut, shownCutOut } from '#shared/rules/cut-out';
import { LaidPieces } from '../../../components/laid-pieces.tsx';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { ItemPhoto } from './item-photo.tsx';

type Props = {
  items: readonly ClothingItem[];
  /** The accessible name of the list of pieces. Without one, the pieces are hidden from screen readers. */
  label?: string;
  className?: string;
};

/** The width of a piece on a card and in the builder: a third of the flat-lay. */
const sizes = '10rem';

/** A flat-lay of an outfit's items, in proportion to each other. An item without a cut-out is shown as its photo. */
export const FlatLay = ({ items, label, className = '' }: Props) => (
  <LaidPieces
    pieces={items.map((item) => ({
      key: item.id,
      category: item.category,
      aspectRatio: shapeOf(item),
      picture: (
        <ItemPhoto
          item={item}
          isBare
          alt={label ? itemNameOf(item) : ''}
          sizes={sizes}
          fallback={<span />}
          className="size-full"
        />
      ),
    }))}
    {...(label ? { label } : {})}
    className={className}
  />
);

/**
 * Finds the items of an outfit in the cached wardrobe. Returns null unless all of them are still there and at least one
 * has a cut-out. It sends no request to the server.
 */
export function useFlatLay(pieces: readonly { itemId: string }[]): ClothingItem[] | null {
  const { data: clothes } = useQuery({ ...wardrobeQuery, enabled: false });
  const items = pieces.flatMap(({ itemId }) => clothes?.find(({ id }) => id === itemId) ?? []);
  return items.length === pieces.length && items.some(isShownCutOut) ? items : null;
}

/** The width divided by the height of the picture that is shown of an item. */
function shapeOf(item: Pick<ClothingItem, 'image' | 'cutOut' | 'showsBackground'>): number {
  const { width, height } = shownCutOut(item) ?? item.image;
  return width / height;
}
