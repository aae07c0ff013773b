import type { Piece } from '#shared/contract/planning';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { Photo } from '../photos/public/photo.tsx';

/** The pieces of an outfit side by side, each with its name. */
export const PiecePhotos = ({ pieces }: { pieces: readonly Piece[] }) => (
  <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
    {pieces.map(({ itemId, itemName, imageUrl }) => (
      <li key={itemId} className="grid content-start gap-1">
        <Photo
          path={imageUrl}
          alt=""
          unavailable={nameOfCopy(itemName)}
          sizes="(width >= 64rem) 7rem, 28vw"
          className="aspect-3/4 w-full"
        />
        <span className="text-ink-soft text-xs">{nameOfCopy(itemName)}</span>
      </li>
    ))}
  </ul>
);
