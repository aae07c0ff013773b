import { Photo } from './photo.tsx';

type Props = {
  /** At most four items. */
  items: readonly { itemId: string; itemName: string; imageUrl: string }[];
  sizes: string;
  className?: string;
};

/** The classes of the grid, by the number of photos. */
const shapes = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'];

/** One to four photos in a grid of 3:4. Of three photos, the first fills the left half. */
export const PhotoCollage = ({ items, sizes, className = '' }: Props) => (
  <div
    className={`grid aspect-3/4 gap-px overflow-hidden bg-line ${shapes[items.length] ?? ''} ${className}`}
  >
    {items.map(({ itemId, itemName, imageUrl }, index) => (
      <Photo
        key={itemId}
        path={imageUrl}
        alt=""
        unavailable={itemName}
        sizes={sizes}
        className={`h-full min-h-0 w-full ${items.length === 3 && index === 0 ? 'row-span-2' : ''}`}
      />
    ))}
  </div>
);
