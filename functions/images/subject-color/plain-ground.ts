import { type Lab, labDistance } from '#shared/rules/oklab';
import { fromBorder } from '../planes.ts';
import { colorAt, type LabImage } from './lab-image.ts';

/** The width of the border from which the color of the ground is read, as a fraction of the shorter side. */
const border = 0.03;
/** The least share of the border that must have one color, or soft shades of it, so that the ground is plain. */
const leastPlain = 0.88;
/** How far a shade may differ from the ground's color. Shadows change the lightness, but hardly the hue. */
const shade = { lightness: 0.16, chroma: 0.028 };
/** The largest difference between neighboring pixels of the ground. Shadows change more softly than outlines. */
const softStep = 0.0125;
/** The least share of the border without texture. In grass or carpet every step would look like an outline. */
const leastSmooth = 0.85;
/** The largest distance from the ground's color for an enclosed pixel of a hole, as in a bag's handle. */
const hole = 0.012;
/** The largest share of holes in a piece. */
const mostHoles = 0.3;
/** The least share of the photo that a piece covers. */
const leastPiece = 0.012;

/**
 * Finds the piece on a plain ground, as in shop photos. The piece is everything that cannot be reached from the border
 * through soft shades of the border's color. Returns 1 for the piece and 0 for the ground, or null if the ground is not
 * plain.
 */
export function pieceOnPlainGround(image: LabImage): Uint8Array | null {
  const edge = borderOf(image);
  const ground = medianOf(image, edge);
  const isShade = (place: number) => {
    const [l, a, b] = colorAt(image, place);
    return (
      Math.abs(l - ground[0]) < shade.lightness && Math.hypot(a - ground[1], b - ground[2]) < shade.chroma
    );
  };
  if (edge.filter(isShade).length < leastPlain * edge.length) return null;
  if (edge.filter((place) => isSmooth(image, place)).length < leastSmooth * edge.length) return null;
  const outside = flood(image, edge.filter(isShade), isShade);
  const piece = outside.map((value) => 1 - value);
  const size = areaOf(piece);
  if (size < leastPiece * piece.length) return null;
  const withoutHoles = piece.map((value, place) =>
    value && labDistance(colorAt(image, place), ground) > hole ? 1 : 0,
  );
  // If the piece has nearly the same color as the ground, most of it would count as a hole.
  return areaOf(withoutHoles) > (1 - mostHoles) * size ? withoutHoles : piece;
}

const areaOf = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0);

/** Whether a pixel differs from the next pixels to the right and below as little as in a shadow. */
function isSmooth(image: LabImage, place: number): boolean {
  const { width, height } = image;
  const here = colorAt(image, place);
  const isSoft = (next: number) => labDistance(here, colorAt(image, next)) <= softStep;
  return (
    (place % width === width - 1 || isSoft(place + 1)) &&
    (place + width >= width * height || isSoft(place + width))
  );
}

function borderOf({ width, height }: LabImage): number[] {
  const edge = Math.max(1, Math.round(Math.min(width, height) * border));
  const places = Array.from({ length: width * height }, (_, place) => place);
  return places.filter((place) => fromBorder(place, { width, height }) < edge);
}

function medianOf(image: LabImage, places: readonly number[]): Lab {
  const middle = (plane: Float32Array) =>
    places.map((place) => plane[place] ?? 0).toSorted((one, other) => one - other)[places.length >> 1] ?? 0;
  return [middle(image.lightness), middle(image.a), middle(image.b)];
}

/**
 * Flood fill from the seeds, in soft steps through pixels that pass. Returns 1 for every pixel reached. Gaps in an
 * outline that are narrower than three pixels stop the fill, because it only enters pixels whose neighbors are all
 * soft.
 */
function flood(image: LabImage, seeds: readonly number[], passes: (place: number) => boolean): Uint8Array {
  const { width, height } = image;
  const soft = Uint8Array.from({ length: width * height }, (_, place) =>
    passes(place) && isSmooth(image, place) ? 1 : 0,
  );
  const wide = soft.map((value, place) =>
    value && around(place, image).every((next) => soft[next]) ? 1 : 0,
  );
  const reached = new Uint8Array(width * height);
  const queue = seeds.filter((seed) => wide[seed]);
  for (const seed of queue) reached[seed] = 1;
  for (let place = queue.pop(); place !== undefined; place = queue.pop())
    for (const next of around(place, image)) {
      if (reached[next] || !wide[next]) continue;
      reached[next] = 1;
      queue.push(next);
    }
  for (const seed of seeds) reached[seed] = 1;
  return grown(grown(reached));

  /** The reached pixels and their passing neighbors. The fill itself stops one pixel before an edge. */
  function grown(mask: Uint8Array): Uint8Array {
    return mask.map((value, place) =>
      value || (passes(place) && around(place, image).some((next) => mask[next])) ? 1 : 0,
    );
  }
}

/** The neighbors of a pixel, at most eight. */
function around(place: number, { width, height }: LabImage): number[] {
  const [x, y] = [place % width, Math.floor(place / width)];
  const found: number[] = [];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
      if (v !== y || u !== x) found.push(v * width + u);
  return found;
}
