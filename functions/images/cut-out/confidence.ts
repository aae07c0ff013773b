import { fromBorder, regionsOf } from '../planes.ts';
import type { LabImage } from '../subject-color/lab-image.ts';
import { directions } from './grid-cut.ts';
import { strongest } from './neighbor-ties.ts';

type Evidence = {
  image: LabImage;
  mask: Uint8Array;
  /** How much likelier each pixel's color is in the piece than in the ground, from `likelihoodOf`. */
  likelihood: Float32Array;
  ties: Float32Array;
  /** The mask of a second cut with other settings. */
  second: Uint8Array;
};

/**
 * How likely a mask is right, from 0 to 1. It depends on whether the second mask is the same, whether the colors fit
 * the piece and the ground, how hard the edges along the outline are, how ragged the outline is, how much of the
 * photo's border the piece covers, and whether the mask has holes, which are often prints. The weights were fitted to
 * 530 photos and scenes that were checked by eye.
 */
export function confidenceIn({ image: { width, height }, mask, likelihood, ties, second }: Evidence): number {
  const count = mask.length;
  let [area, both, either, insideRight, outsideRight] = [0, 0, 0, 0, 0];
  let [outline, hardness, border] = [0, 0, 0];
  for (let place = 0; place < count; place++) {
    const is = mask[place] as number;
    area += is;
    both += is & (second[place] as number);
    either += is | (second[place] as number);
    if (is) insideRight += Number((likelihood[place] as number) > 0);
    else outsideRight += Number((likelihood[place] as number) < 0);
    if (fromBorder(place, { width, height }) === 0) border += is;
    for (const [direction, next] of [
      [4, place + 1],
      [6, place + width],
    ] as const) {
      const tie = ties[place * directions + direction] as number;
      if (tie === 0 || mask[next] === is) continue;
      outline++;
      hardness += 1 - tie / strongest;
    }
  }
  if (area === 0 || area === count || outline === 0) return 0;
  const hasHoles = regionsOf(mask, 0, width).some(({ atBorder }) => !atBorder);
  const ragged = Math.max(0, Math.min(1, outline / Math.sqrt(area) / 40) - 0.12);
  const evidence =
    -10.056 -
    1.444 * missing(both / either) -
    0.636 * missing(insideRight / area) -
    1.168 * missing(outsideRight / (count - area)) +
    2.083 * (hardness / outline) -
    8.424 * (border / (2 * (width + height) - 4)) -
    9.799 * ragged -
    1.7 * Number(hasHoles);
  return 1 / (1 + Math.exp(-evidence));
}

/** The logarithm of the part that is missing from a share. */
const missing = (share: number) => Math.log(1.02 - share);
