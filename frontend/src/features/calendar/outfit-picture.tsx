import type { ScheduledOutfit } from '#shared/contract/calendar';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { Photo } from '../photos/public/photos.tsx';

type Props = { outfit: ScheduledOutfit; sizes: string; className?: string };

/** The picture of an outfit: a drawn picture if there is one, otherwise a flat-lay. */
export const OutfitPicture = ({ outfit, sizes, className = '' }: Props) =>
  outfit.generatedImageUrl ? (
    <Photo
      path={outfit.generatedImageUrl}
      alt=""
      unavailable={outfit.title}
      sizes={sizes}
      className={`aspect-3/4 w-full ${className}`}
    />
  ) : (
    <FlatLay pieces={outfit.pieces} className={className} />
  );
