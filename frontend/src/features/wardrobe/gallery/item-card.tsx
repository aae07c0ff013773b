import { Check, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { IconButton } from '../../../components/button.tsx';
import { selectedOutline } from '../../../components/selectable-tile.tsx';
import { catalogName, itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { ItemPhoto } from '../../photos/public/photos.tsx';
import { ItemStateBadge } from '../item/item-state-badge.tsx';

type Props = {
  item: ClothingItem;
  sizes: string;
  /** Whether the tile is small. It then shows only the piece and its name. */
  isSmall: boolean;
  /** Whether the item is in the first row. Its photo is then loaded first. */
  isFirst: boolean;
  onDelete: () => void;
  /** Whether the item is selected; undefined while the gallery is not in selection mode. */
  selected: boolean | undefined;
  onSelect: () => void;
};

/** An item in the gallery. Its photo links to the item's page, or toggles the selection in selection mode. */
export function ItemCard({ item, isSmall, onDelete, ...photo }: Props) {
  return isSmall ? (
    <article className="grid gap-1.5">
      <PhotoButton item={item} isSmall {...photo} />
      <h3 className="line-clamp-2 font-sans text-xs capitalize leading-4 tracking-normal">
        {itemNameOf(item)}
      </h3>
    </article>
  ) : (
    <article className="grid gap-3">
      <PhotoButton item={item} isSmall={false} {...photo} />
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <div className="min-w-0 flex-1 basis-28">
          <h3 className="line-clamp-2 font-sans font-semibold text-sm capitalize tracking-normal">
            {itemNameOf(item)}
          </h3>
          <p className="truncate text-ink-soft text-sm capitalize">
            {[catalogName(item.style), item.brand].filter(Boolean).join(' · ')}
          </p>
        </div>
        {photo.selected === undefined && (
          <IconButton
            icon={Trash2}
            label={t('Delete {item}', { item: itemNameOf(item) })}
            onClick={onDelete}
            className="-mt-2 -mr-2 text-ink-soft hover:text-danger-text"
          />
        )}
      </div>
    </article>
  );
}

function PhotoButton({ item, sizes, isSmall, isFirst, selected, onSelect }: Omit<Props, 'onDelete'>) {
  const name = itemNameOf(item);
  const box = 'relative block aspect-3/4 w-full';
  const content = (
    <>
      <ItemPhoto
        item={item}
        alt={name}
        sizes={sizes}
        isMain={isFirst}
        className={`size-full transition-opacity ${item.archiveReason ? 'opacity-60' : ''}`}
      />
      <ItemStateBadge item={item} isSmall={isSmall} />
      {/* Makes the name below a part of the link. */}
      <span aria-hidden className={`absolute top-full left-0 ${isSmall ? 'right-0 h-8' : 'right-11 h-13'}`} />
    </>
  );
  if (selected === undefined)
    return (
      <Link
        to={`/dashboard/${item.id}`}
        state={fromGallery}
        // The photo has no accessible name until it has loaded.
        aria-label={name}
        draggable={false}
        className={box}
      >
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-label={t('Select {name}', { name })}
      onClick={onSelect}
      className={`${box} outline-offset-2 ${selected ? selectedOutline : ''}`}
    >
      {content}
      <span
        className={`absolute grid place-content-center border ${isSmall ? 'top-1 left-1 size-6' : 'top-2 left-2 size-7'} ${
          selected ? 'border-accent bg-accent text-on-accent' : 'border-control bg-surface'
        }`}
      >
        {selected && <Check aria-hidden size={18} />}
      </span>
    </button>
  );
}

/** The history state of an item's page that was opened from the gallery. Its back link then returns there. */
const fromGallery = { isFromGallery: true };
