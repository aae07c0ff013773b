import { Check, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { itemNameOf } from '#shared/rules/item-name';
import { ItemPhoto } from '../../../data/item-photo.tsx';
import { ItemStateBadge } from '../item/item-state-badge.tsx';

type Props = {
  item: ClothingItem;
  sizes: string;
  onDelete: () => void;
  /** Whether the item is selected; undefined while the gallery is not in selection mode. */
  selected: boolean | undefined;
  onSelect: () => void;
};

/** An item in the gallery. Its photo links to the item's page, or toggles the selection in selection mode. */
export function ItemCard({ item, sizes, onDelete, selected, onSelect }: Props) {
  const selecting = selected !== undefined;
  const photo = (
    <ItemPhoto
      item={item}
      alt={itemNameOf(item)}
      sizes={sizes}
      className={`aspect-3/4 w-full transition-opacity ${item.archiveReason ? 'opacity-60' : ''}`}
    />
  );
  return (
    <article className="group grid gap-3">
      <div className="relative">
        {selecting ? (
          <button
            type="button"
            aria-pressed={selected}
            aria-label={`Select ${itemNameOf(item)}`}
            onClick={onSelect}
            className={`block w-full outline-offset-2 ${selected ? 'outline-2 outline-accent' : ''}`}
          >
            {photo}
            <span
              className={`absolute top-2 left-2 grid size-7 place-content-center border ${
                selected ? 'border-accent bg-accent text-on-accent' : 'border-control bg-surface'
              }`}
            >
              {selected && <Check aria-hidden size={18} />}
            </span>
          </button>
        ) : (
          <Link
            to={`/dashboard/${item.id}`}
            // The photo has no accessible name until it has loaded.
            aria-label={itemNameOf(item)}
            draggable={false}
            className="block"
          >
            {photo}
          </Link>
        )}
        <ItemStateBadge item={item} />
      </div>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="truncate font-sans font-semibold text-sm capitalize tracking-normal">
            {itemNameOf(item)}
          </h3>
          <p className="truncate text-ink-soft text-sm capitalize">
            {[item.style, item.brand].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!selecting && (
          <button
            type="button"
            aria-label={`Delete ${itemNameOf(item)}`}
            onClick={onDelete}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-content-center text-ink-soft hover:text-danger-text"
          >
            <Trash2 aria-hidden size={18} />
          </button>
        )}
      </div>
    </article>
  );
}
