import { RefreshCw } from 'lucide-react';
import type { Outfit } from '#shared/contract/outfits';
import { IconButton } from '../../components/icon-button.tsx';
import { inLanguage } from '../../components/in-language.tsx';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { PiecePhoto } from '../photos/public/piece-photo.tsx';
import type { OutfitItem } from './replace-dialog.tsx';

type Props = { outfit: Outfit; onReplace: (item: OutfitItem) => void };

/** The pieces of an outfit, each with its reason. */
export function OutfitItems({ outfit, onReplace }: Props) {
  const { items } = outfit.aiAnalysis.outfitVisualization;
  return (
    <ul aria-label={t('Items')} className="grid at-most-2 content-start gap-x-4 gap-y-6">
      {items.map((item, place) => {
        const name = nameOfCopy(item.itemName);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the button keeps the focus when its piece is replaced
          <li key={place} className="group grid content-start gap-2">
            <PiecePhoto
              key={item.itemId}
              piece={item}
              alt={name}
              gone={t('No longer in your wardrobe')}
              sizes="(width >= 48rem) 18rem, 46vw"
              className="aspect-3/4 w-full"
            />
            <div className="flex items-start justify-between gap-1">
              <p className="font-semibold text-sm capitalize">{name}</p>
              {/* With a mouse it is shown only while the pointer is over the item. */}
              <IconButton
                icon={RefreshCw}
                size={16}
                label={t('Replace the {item}', { item: name })}
                title={t('Replace the {item}', { item: name })}
                onClick={() => onReplace(item)}
                className="-my-3 -mr-3 text-ink-soft transition-opacity hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
              />
            </div>
            <p className="-mt-1 text-ink-soft text-sm">{inLanguage(outfit.language, item.reasoning)}</p>
          </li>
        );
      })}
    </ul>
  );
}
