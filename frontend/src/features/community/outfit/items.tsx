import type { SharedOutfit } from '#shared/contract/community';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';

/** The photos and names of an outfit's pieces; nothing without pieces. */
export const Items = ({ items }: { items: SharedOutfit['pieces'] }) =>
  items.length > 0 && (
    <ul aria-label="Items" className="grid grid-cols-2 content-start gap-x-4 gap-y-6">
      {items.map(({ itemId, itemName, url }) => (
        <li key={itemId} className="grid content-start gap-2">
          <ResponsiveImage
            url={url}
            alt={itemName}
            unavailable={itemName}
            sizes="(width >= 48rem) 18rem, 46vw"
            className="aspect-3/4 w-full"
          />
          <p className="font-semibold text-sm capitalize">{itemName}</p>
        </li>
      ))}
    </ul>
  );

/** The picture of a whole outfit; nothing without one. */
export const OutfitPicture = ({ imageUrl, title }: Pick<SharedOutfit, 'imageUrl' | 'title'>) =>
  imageUrl && (
    <ResponsiveImage
      url={imageUrl}
      alt={`A picture of the outfit: ${title}`}
      sizes="(width >= 48rem) 36rem, 92vw"
      unavailable="Image preview unavailable"
      className="aspect-3/4 w-full"
    />
  );
