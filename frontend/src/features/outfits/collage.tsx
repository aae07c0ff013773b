import type { Outfit } from '#shared/contract/outfits';
import { cardPieces } from '#shared/rules/card-pieces';
import { FlatLay, useFlatLay } from '../../data/flat-lay.tsx';
import { Photo } from '../../data/photo.tsx';

/**
 * A picture of an outfit: all of its items laid flat, if the wardrobe has their cut-outs. Otherwise the photos of up to four of them in
 * a grid, with those that the title names.
 */
export function Collage({ outfit, sizes }: { outfit: Outfit; sizes: string }) {
  const flatLay = useFlatLay(outfit.aiAnalysis.outfitVisualization.items);
  if (flatLay) return <FlatLay items={flatLay} />;
  const items = cardPieces(outfit.title, outfit.aiAnalysis.outfitVisualization.items);
  const shape = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'];
  return (
    <div className={`grid aspect-3/4 gap-px overflow-hidden bg-line ${shape[items.length] ?? ''}`}>
      {items.map((item, index) => (
        <Photo
          key={item.itemId}
          path={item.imageUrl}
          alt=""
          unavailable={item.itemName}
          sizes={sizes}
          className={`h-full min-h-0 w-full ${items.length === 3 && index === 0 ? 'row-span-2' : ''}`}
        />
      ))}
    </div>
  );
}
