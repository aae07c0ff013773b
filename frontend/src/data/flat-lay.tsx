import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { isShownCutOut, shownCutOut } from '#shared/rules/cut-out';
import { type Laid, layFlat } from '#shared/rules/flat-lay';
import { itemNameOf } from '#shared/rules/item-name';
import { ItemPhoto } from './item-photo.tsx';
import { wardrobeQuery } from './wardrobe.ts';

type Props = {
  items: readonly ClothingItem[];
  /** The name of the list of pieces; without one the pieces are not told to screen readers. */
  label?: string;
  className?: string;
};

/** The width of a piece on a card and in the builder: a third of the flat-lay. */
const sizes = '10rem';

/** Lays items flat as a picture of an outfit: cut-outs in proportion, and whole photos of those that have none. */
export function FlatLay({ items, label, className = '' }: Props) {
  const places = layFlat(items.map(({ category, ...item }) => ({ category, aspectRatio: shapeOf(item) })));
  const inOrder = items
    .map((item, at) => ({ item, place: places[at] as Laid }))
    .sort((one, other) => one.place.layer - other.place.layer);
  return (
    <ul
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`relative aspect-3/4 overflow-hidden bg-tile ${className}`}
    >
      {inOrder.map(({ item, place }) => (
        <li key={item.id} style={boxOf(place)} className="absolute">
          <ItemPhoto
            item={item}
            isBare
            alt={label ? itemNameOf(item) : ''}
            sizes={sizes}
            fallback={<span />}
            className="size-full"
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * The items of an outfit as the wardrobe that was read has them, if they can be laid flat: all are still there, and at least one is cut
 * out. Otherwise null. Reads nothing from the server.
 */
export function useFlatLay(pieces: readonly { itemId: string }[]): ClothingItem[] | null {
  const { data: clothes } = useQuery({ ...wardrobeQuery, enabled: false });
  const items = pieces.flatMap(({ itemId }) => clothes?.find(({ id }) => id === itemId) ?? []);
  return items.length === pieces.length && items.some(isShownCutOut) ? items : null;
}

/** Width over height of what is shown of an item. */
function shapeOf(item: Pick<ClothingItem, 'image' | 'cutOut' | 'showsBackground'>): number {
  const { width, height } = shownCutOut(item) ?? item.image;
  return width / height;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const boxOf = ({ left, top, width, height }: Laid) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
