import type { SharedOutfit } from '#shared/contract/outfit-cards';
import { CardPicture } from '../../../components/card-picture.tsx';
import { SharedPiece } from '../../../components/images.tsx';
import { nameOfCopy } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';

/** The photos and names of an outfit's pieces. Renders nothing without pieces. */
export const Items = ({ items }: { items: SharedOutfit['pieces'] }) =>
  items.length > 0 && (
    <ul aria-label={t('Items')} className="grid at-most-2 content-start gap-x-4 gap-y-6">
      {items.map(({ itemId, itemName, url }) => (
        <li key={itemId} className="grid content-start gap-2">
          <SharedPiece
            url={url}
            alt={nameOfCopy(itemName)}
            unavailable={nameOfCopy(itemName)}
            sizes="(width >= 48rem) 18rem, 46vw"
            className="aspect-3/4 w-full"
          />
          <p className="font-semibold text-sm capitalize">{nameOfCopy(itemName)}</p>
        </li>
      ))}
    </ul>
  );

/** The picture of a whole outfit: a drawn picture, else a flat-lay. */
export const OutfitPicture = ({ title, ...outfit }: Pick<SharedOutfit, 'imageUrl' | 'flatLay' | 'title'>) => (
  <div role="img" aria-label={t('A picture of the outfit: {title}', { title })}>
    <CardPicture outfit={outfit} widths={[36, 55, 92]} />
  </div>
);
