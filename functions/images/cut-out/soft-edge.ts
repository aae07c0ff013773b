import { boxMean } from '../planes.ts';

/** A plane of numbers, one for each pixel. */
type Plane = Float32Array;

/** How far an edge of the mask may move to meet an edge of the photo, in pixels of the guide. */
const radius = 5;
/** The regularization of the filter: a variance of a color, 0 to 1. A change of color with less is no edge. */
const smallest = 2e-4;

/** Each pixel's opacity as a linear function of the color: the factors of red, green and blue, and a constant. */
export type EdgeModel = { width: number; height: number; factors: readonly [Plane, Plane, Plane, Plane] };

type Guide = { width: number; height: number; rgb: Uint8Array };

/**
 * Fits the mask around each pixel as a linear function of the photo's color: the guided filter of He, Sun and Tang
 * (2010). The function can be applied to the photo in any size, and gives an opacity with the photo's fine edges.
 */
export function edgeModelOf({ width, height, rgb }: Guide, mask: Plane): EdgeModel {
  const mean = (plane: Plane) => boxMean(plane, width, height, radius);
  const channel = (offset: number) =>
    Float32Array.from({ length: width * height }, (_, place) => (rgb[place * 3 + offset] as number) / 255);
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const product = (one: Plane, other: Plane) => one.map((value, place) => value * (other[place] as number));
  const [meanR, meanG, meanB, meanMask] = [mean(r), mean(g), mean(b), mean(mask)];
  const [rr, rg, rb] = [mean(product(r, r)), mean(product(r, g)), mean(product(r, b))];
  const [gg, gb, bb] = [mean(product(g, g)), mean(product(g, b)), mean(product(b, b))];
  const [rm, gm, bm] = [mean(product(r, mask)), mean(product(g, mask)), mean(product(b, mask))];
  const factors = [0, 0, 0, 0].map(() => new Float32Array(width * height)) as [Plane, Plane, Plane, Plane];
  for (let place = 0; place < width * height; place++) {
    const at = (plane: Plane) => plane[place] as number;
    const share = at(meanMask);
    factors[3][place] = share;
    if (share < 1e-4 || share > 1 - 1e-4) continue;
    const [x, y, z] = [at(meanR), at(meanG), at(meanB)];
    // The covariance matrix of the colors, which is symmetric, and its inverse.
    const a00 = at(rr) - x * x + smallest;
    const a01 = at(rg) - x * y;
    const a02 = at(rb) - x * z;
    const a11 = at(gg) - y * y + smallest;
    const a12 = at(gb) - y * z;
    const a22 = at(bb) - z * z + smallest;
    const i00 = a11 * a22 - a12 * a12;
    const i01 = a02 * a12 - a01 * a22;
    const i02 = a01 * a12 - a02 * a11;
    const i11 = a00 * a22 - a02 * a02;
    const i12 = a01 * a02 - a00 * a12;
    const i22 = a00 * a11 - a01 * a01;
    const determinant = a00 * i00 + a01 * i01 + a02 * i02;
    const [cr, cg, cb] = [at(rm) - x * share, at(gm) - y * share, at(bm) - z * share];
    const fr = (i00 * cr + i01 * cg + i02 * cb) / determinant;
    const fg = (i01 * cr + i11 * cg + i12 * cb) / determinant;
    const fb = (i02 * cr + i12 * cg + i22 * cb) / determinant;
    factors[0][place] = fr;
    factors[1][place] = fg;
    factors[2][place] = fb;
    factors[3][place] = share - fr * x - fg * y - fb * z;
  }
  return { width, height, factors: factors.map(mean) as [Plane, Plane, Plane, Plane] };
}
