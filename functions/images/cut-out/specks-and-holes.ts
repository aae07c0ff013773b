import { boxMean, regionsOf } from '../planes.ts';
import { densityOf, likelihoodOf } from './color-density.ts';

/** The least weight of a part, relative to the heaviest part. The second shoe of a pair is kept, a speck is removed. */
const leastPart = 0.06;
/** The least size of a hole, relative to the piece. Anything smaller is a button or a letter of a print. */
const leastHole = 0.015;
/** How much likelier the colors in a hole must be in the ground than in the piece, as a logarithm. */
const leastLikelihood = 1;

type Cut = {
  /** 1 for each pixel of the piece. */
  cut: Uint8Array<ArrayBuffer>;
  /** The weight that each pixel adds to its part. */
  weights: Float32Array;
  cellOf: Int32Array;
  width: number;
};

/**
 * Removes small parts from a cut and fills its holes. A hole is kept only if it is large and shows the colors of the
 * ground, because a print is not a hole.
 */
export function withoutSpecksAndHoles({ cut, weights, cellOf, width }: Cut): Uint8Array<ArrayBuffer> {
  const mask = cut.slice();
  const fill = (places: readonly number[], value: number) => {
    for (const place of places) mask[place] = value;
  };
  const parts = regionsOf(mask, 1, width).map(({ places }) => ({
    places,
    weight: places.reduce((sum, place) => sum + (weights[place] as number), 0),
  }));
  const heaviest = Math.max(0, ...parts.map(({ weight }) => weight));
  for (const { places, weight } of parts) if (weight < leastPart * heaviest) fill(places, 0);

  const area = mask.reduce((sum, is) => sum + is, 0);
  const [around, enclosed] = split(
    regionsOf(mask, 0, width),
    ({ places, atBorder }) => atBorder || places.length > area / 2,
  );
  const [large, small] = split(enclosed, ({ places }) => places.length >= leastHole * area);
  for (const { places } of small) fill(places, 1);
  if (large.length === 0) return mask;
  const ground = new Float32Array(mask.length);
  for (const { places } of around) for (const place of places) ground[place] = 1;
  const [outside, inside] = [densityOf(cellOf, ground), densityOf(cellOf, Float32Array.from(mask))];
  for (const { places } of large) {
    const likelihood = places.reduce(
      (sum, place) => sum + likelihoodOf(outside, inside, cellOf[place] as number),
      0,
    );
    if (likelihood < leastLikelihood * places.length) fill(places, 1);
  }
  return mask;
}

/** Half the width of a seam between boards or tiles, in pixels. */
const seam = 2;

/** Removes thin parts that reach the border from a mask. They are seams of the floor in the color of the piece. */
export function withoutSeams(mask: Uint8Array, width: number): Uint8Array {
  const mean = (plane: Float32Array, reach: number) => boxMean(plane, width, mask.length / width, reach);
  const thick = mean(mean(Float32Array.from(mask), seam).map(Math.floor), seam + 1);
  const thin = mask.map((is, place) => Number(is && (thick[place] as number) === 0));
  const result = mask.slice();
  for (const { places, atBorder } of regionsOf(thin, 1, width))
    if (atBorder) for (const place of places) result[place] = 0;
  return result;
}

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
