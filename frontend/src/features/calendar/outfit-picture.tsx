import type { ScheduledOutfit } from '#shared/contract/calendar';
import { cardPieces } from '#shared/rules/card-pieces';
import { FlatLay, useFlatLay } from '../photos/public/flat-lay.tsx';
import { PhotoCollage } from '../photos/public/photo-collage.tsx';

type Props = { outfit: ScheduledOutfit; sizes: string; className?: string };

/**
 * The picture of an outfit: a drawn picture if there is one, otherwise a flat-lay of its cut-outs, otherwise up to four
 * photos.
 */
export function OutfitPicture({ outfit, sizes, className = '' }: Props) {
  const { title, generatedImageUrl: drawn, pieces } = outfit;
  const flatLay = useFlatLay(pieces);
  if (flatLay && !drawn) return <FlatLay items={flatLay} className={className} />;
  const items = drawn ? [{ itemId: outfit.id, itemName: title, imageUrl: drawn }] : cardPieces(title, pieces);
  return <PhotoCollage items={items} sizes={sizes} className={className} />;
}
