import { Shirt } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/wardrobe';

/** Says over a photo why the item cannot be worn today; nothing for an item that can. */
export function ItemStateBadge({ item }: { item: ClothingItem }) {
  const text = item.archiveReason ?? (item.isInLaundry ? 'in the laundry' : null);
  return text ? (
    <span className="pointer-events-none absolute bottom-2 left-2 flex items-center gap-1.5 bg-surface px-2.5 py-1 text-xs capitalize">
      <Shirt aria-hidden size={14} />
      {text}
    </span>
  ) : null;
}
