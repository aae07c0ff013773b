import type { Outfit } from '#shared/contract/outfits';
import { cardPieces } from '#shared/rules/card-pieces';
import { FlatLay, useFlatLay } from '../photos/public/flat-lay.tsx';
import { PhotoCollage } from '../photos/public/photo-collage.tsx';

/**
 * A picture of an outfit: a flat-lay of all items if the wardrobe has cut-outs of them, otherwise a grid of up to four
 * photos. Items that the title mentions come first.
 */
export function Collage({ outfit, sizes }: { outfit: Outfit; sizes: string }) {
  const { items } = outfit.aiAnalysis.outfitVisualization;
  const flatLay = useFlatLay(items);
  if (flatLay) return <FlatLay items={flatLay} />;
  return <PhotoCollage items={cardPieces(outfit.title, items)} sizes={sizes} />;
}
