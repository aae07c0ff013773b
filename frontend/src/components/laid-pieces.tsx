import type { ReactNode } from 'react';
import { type Laid, layFlat } from '#shared/rules/flat-lay';

type Props = {
  /** `aspectRatio` is the width of the picture divided by its height. What is not cut out is a framed photo. */
  pieces: readonly {
    key: string;
    category: string;
    aspectRatio: number;
    isCutOut: boolean;
    picture: ReactNode;
  }[];
  /** The accessible name of the list of pieces. Without one, the pieces are hidden from screen readers. */
  label?: string;
  className?: string;
};

/** The aspect ratio of a photo whose size is not known. */
export const photoRatio = { width: 3, height: 4 };

/** Pictures of pieces laid out in a frame of 3:4, in proportion to each other. */
export function LaidPieces({ pieces, label, className = '' }: Props) {
  const places = layFlat(pieces);
  const inOrder = pieces
    .map((piece, at) => ({ ...piece, place: places[at] as Laid }))
    .sort((one, other) => one.place.layer - other.place.layer);
  return (
    <ul
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`relative aspect-3/4 overflow-hidden bg-tile ${className}`}
    >
      {inOrder.map(({ key, place, isCutOut, picture }) => (
        <li
          key={key}
          style={boxOf(place)}
          className={`absolute ${isCutOut ? '' : 'bg-frame p-[1.2%] drop-shadow-piece'}`}
        >
          {picture}
        </li>
      ))}
    </ul>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const boxOf = ({ left, top, width, height }: Laid) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
