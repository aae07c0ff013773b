import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { Outfit } from '#shared/contract/outfits';
import { isShownCutOut } from '#shared/rules/cut-out';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { ItemPhoto } from '../photos/public/item-photo.tsx';
import { Photo } from '../photos/public/photo.tsx';
import type { OutfitItem } from './replace-dialog.tsx';

/** The outfit's copies of its items. If a copy has no photo, the item's photo in the wardrobe is shown. */
export function OutfitItems({
  outfit,
  onReplace,
}: {
  outfit: Outfit;
  onReplace: (item: OutfitItem) => void;
}) {
  const { items } = outfit.aiAnalysis.outfitVisualization;
  const { data: clothes } = useQuery({
    ...wardrobeQuery,
    enabled: items.some(({ imageUrl }) => !imageUrl),
  });
  return (
    <ul aria-label={t('Items')} className="grid grid-cols-2 content-start gap-x-4 gap-y-6">
      {items.map((item) => {
        const owned = clothes?.find(({ id }) => id === item.itemId);
        const path = item.imageUrl || owned?.imageUrl;
        const name = nameOfCopy(item.itemName);
        const image = {
          alt: name,
          unavailable: name,
          sizes: '(width >= 48rem) 18rem, 46vw',
          className: 'aspect-3/4 w-full',
        };
        return (
          <li key={item.itemId} className="group grid content-start gap-2">
            {owned && isShownCutOut(owned) ? (
              <ItemPhoto item={owned} {...image} />
            ) : path ? (
              <Photo path={path} {...image} />
            ) : (
              <div className="aspect-3/4 w-full bg-sunken" />
            )}
            <div className="flex items-start justify-between gap-1">
              <p className="font-semibold text-sm capitalize">{name}</p>
              <ReplaceButton
                label={t('Replace the {item}', { item: name })}
                onClick={() => onReplace(item)}
              />
            </div>
            <p className="-mt-1 text-ink-soft text-sm">{item.reasoning}</p>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * A small icon button beside an item's name. On devices with a mouse it is shown only while the pointer is over the
 * item.
 */
const ReplaceButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="-my-3 -mr-3 grid size-11 shrink-0 place-content-center text-ink-soft transition-opacity hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
  >
    <RefreshCw aria-hidden size={16} />
  </button>
);
