import type { ScheduledOutfit } from '#shared/contract/calendar';
import { cardPieces } from '#shared/rules/card-pieces';
import { FlatLay, useFlatLay } from '../../data/flat-lay.tsx';
import { Photo } from '../../data/photo.tsx';

type Props = { outfit: ScheduledOutfit; sizes: string; className?: string };
const shapes = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'];

/**
 * A picture of an outfit: the one that was drawn of it, otherwise its pieces laid flat or, without cut-outs, the photos of up to four of
 * them.
 */
export function OutfitPicture({ outfit, sizes, className = '' }: Props) {
  const { title, generatedImageUrl: drawn, pieces } = outfit;
  const flatLay = useFlatLay(pieces);
  if (flatLay && !drawn) return <FlatLay items={flatLay} className={className} />;
  const shown = drawn ? [{ itemId: outfit.id, itemName: title, imageUrl: drawn }] : cardPieces(title, pieces);
  return (
    <div
      className={`grid aspect-3/4 gap-px overflow-hidden bg-line ${shapes[shown.length] ?? ''} ${className}`}
    >
      {shown.map(({ itemId, itemName, imageUrl }, index) => (
        <Photo
          key={itemId}
          path={imageUrl}
          alt=""
          unavailable={itemName}
          sizes={sizes}
          className={`h-full min-h-0 w-full ${shown.length === 3 && index === 0 ? 'row-span-2' : ''}`}
        />
      ))}
    </div>
  );
}
