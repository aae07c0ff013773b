import { fromBorder, regionsOf } from '../planes.ts';
import type { Thumbnail } from '../thumbnail.ts';

/** From this value, 0 to 255, all three channels of a pixel of a plain white ground are. */
const white = 249;
/** A soft shadow on the ground: its darkest value, and its largest differences of channels and of neighbors. */
const shadow = { darkest: 212, tint: 10, step: 5 };
/** The least share of the photo's border, and of the photo, that must be plain white. */
const least = { border: 0.3, photo: 0.06 };
/** From this value, 0 to 255, all channels of a light pixel are, and the most of such pixels in a piece. */
const light = 222;
const mostLight = 0.45;
/** The most of shadows, relative to the piece. */
const mostShadow = 0.4;
/** The share of the photo that a piece covers. */
const piece = { least: 0.02, most: 0.93 };
/** The least size of a gap in the piece, such as in a handle, and of a part of it, relative to the photo. */
const leastRegion = 0.0015;

/**
 * The mask of a piece on a plain white ground, as shops show them: 1 for the piece, else 0. The ground is what is white
 * from the border on, with soft shadows on it, and white gaps in the piece. Null if the ground is not plain white, or if
 * the piece is as light.
 */
export function pieceOnWhite({ width, height, rgb, opacity }: Thumbnail): Uint8Array | null {
  if (opacity) return null;
  const size = width * height;
  const low = (at: number) => Math.min(rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0);
  const tint = (at: number) =>
    Math.max(rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0) - low(at);
  const isWhite = Uint8Array.from({ length: size }, (_, at) => Number(low(at) >= white));
  const border = [...isWhite.keys()].filter((at) => fromBorder(at, { width, height }) === 0);
  if (border.filter((at) => isWhite[at]).length < least.border * border.length) return null;

  // A gap shows the ground if what is around it is no white piece.
  const isGap = (places: readonly number[]) => {
    const around = places.flatMap((at) => [at - 2, at + 2, at - 2 * width, at + 2 * width]);
    const edge = around.filter((at) => at >= 0 && at < size && !isWhite[at]);
    return edge.filter((at) => low(at) < light).length >= edge.length / 2;
  };
  const regions = regionsOf(isWhite, 1, width).filter(
    ({ places, atBorder }) => atBorder || (places.length >= leastRegion * size && isGap(places)),
  );
  const ground = new Uint8Array(size);
  const places = regions.flatMap((region) => region.places);
  for (const at of places) ground[at] = 1;
  if (places.length < least.photo * size) return null;
  const plain = places.length;
  // Shadows begin at the ground and change softly. The outline of a white piece is a step.
  const isShadow = (at: number, beside: number) =>
    low(at) >= shadow.darkest && tint(at) <= shadow.tint && Math.abs(low(at) - low(beside)) <= shadow.step;
  for (let next = 0; next < places.length; next++) {
    const at = places[next] as number;
    const x = at % width;
    for (const other of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
      if (other < 0 || other >= size || ground[other] || !isShadow(other, at)) continue;
      ground[other] = 1;
      places.push(other);
    }
  }
  const mask = ground.map((is) => 1 - is);
  for (const { places: part } of regionsOf(mask, 1, width))
    if (part.length < leastRegion * size) for (const at of part) mask[at] = 0;
  const inside = [...mask.keys()].filter((at) => mask[at]);
  const share = inside.length / size;
  // The outline of a white piece may be lost in the ground, and the piece be taken for a shadow.
  const isLost = places.length - plain > mostShadow * inside.length;
  const isLight = inside.filter((at) => low(at) >= light).length > mostLight * inside.length;
  return share >= piece.least && share <= piece.most && !isLost && !isLight ? mask : null;
}
