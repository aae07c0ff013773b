import { Shirt } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { catalogName } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';

/** A badge over a photo: why the item cannot be worn today, or that it is a demo piece. Else renders nothing. */
export function ItemStateBadge({ item, isSmall = false }: { item: ClothingItem; isSmall?: boolean }) {
  const text = item.archiveReason
    ? catalogName(item.archiveReason)
    : item.isInLaundry
      ? t('in the laundry')
      : item.isDemo
        ? t('demo')
        : null;
  return text ? (
    <span
      className={`pointer-events-none absolute flex items-center gap-1.5 bg-surface ${
        isSmall ? 'bottom-1 left-1 px-1.5 py-0.5 text-[0.6875rem]' : 'bottom-2 left-2 px-2.5 py-1 text-xs'
      }`}
    >
      {!isSmall && <Shirt aria-hidden size={14} />}
      <span className="inline-block capitalize">{text}</span>
    </span>
  ) : null;
}
