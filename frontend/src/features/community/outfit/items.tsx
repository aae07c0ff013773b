import type { SharedOutfit } from '#shared/contract/outfit-cards';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import { nameOfCopy } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { FlatLay } from '../flat-lay.tsx';

/** The photos and names of an outfit's pieces. Renders nothing without pieces. */
export const Items = ({ items }: { items: SharedOutfit['pieces'] }) =>
  items.length > 0 && (
    <ul aria-label={t('Items')} className="grid grid-cols-2 content-start gap-x-4 gap-y-6">
      {items.map(({ itemId, itemName, url }) => (
        <li key={itemId} className="grid content-start gap-2">
          <ResponsiveImage
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

/** The picture of a whole outfit: a drawn picture, else a flat-lay. Renders nothing if there is neither. */
export function OutfitPicture({
  imageUrl,
  flatLay,
  title,
}: Pick<SharedOutfit, 'imageUrl' | 'flatLay' | 'title'>) {
  const alt = t('A picture of the outfit: {title}', { title });
  if (imageUrl)
    return (
      <ResponsiveImage
        url={imageUrl}
        alt={alt}
        sizes="(width >= 48rem) 36rem, 92vw"
        unavailable={t('Image preview unavailable')}
        className="aspect-3/4 w-full"
      />
    );
  return (
    flatLay && (
      <div role="img" aria-label={alt}>
        <FlatLay pieces={flatLay} widths={[36, 55, 92]} />
      </div>
    )
  );
}
