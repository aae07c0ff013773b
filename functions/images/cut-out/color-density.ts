import type { LabImage } from '../subject-color/lab-image.ts';

/** The histogram cells along each axis of the Lab color space: lightness, green to red, and blue to yellow. */
const cells = { l: 40, a: 44, b: 44 } as const;
const size = { l: 1 / 36, a: 0.008, b: 0.008 } as const;
const all = cells.l * cells.a * cells.b;

/** How often each color occurs among some pixels. Each color also counts a little for the colors next to it. */
export type ColorDensity = Float32Array;

/** The histogram cell of each pixel's color. */
export function cellsOf({ lightness, a, b }: LabImage): Int32Array {
  const clamp = (value: number, count: number) => Math.max(1, Math.min(count - 2, Math.floor(value)));
  return Int32Array.from(lightness, (light, place) => {
    const l = clamp(light / size.l, cells.l);
    const u = clamp(spread(a[place] ?? 0) / size.a + cells.a / 2, cells.a);
    const v = clamp(spread(b[place] ?? 0) / size.b + cells.b / 2, cells.b);
    return (l * cells.a + u) * cells.b + v;
  });
}

/** Maps a color value so that vivid colors get coarser cells than muted ones. Most clothes and floors are muted. */
const spread = (value: number) => Math.sign(value) * 0.07 * Math.log1p(Math.abs(value) / 0.07);

/** The color density of all pixels. Each pixel counts by its weight. The density sums up to 1. */
export function densityOf(cellOf: Int32Array, weights: Float32Array): ColorDensity {
  let density = new Float32Array(all);
  let sum = 0;
  for (let place = 0; place < cellOf.length; place++) {
    const weight = weights[place] as number;
    density[cellOf[place] as number] = (density[cellOf[place] as number] as number) + weight;
    sum += weight;
  }
  for (const stride of [1, cells.b, cells.a * cells.b]) density = blurred(blurred(density, stride), stride);
  return density.map((value) => value / Math.max(sum, 1e-6));
}

/** Mixes each cell with a quarter of its two neighbors along one axis. Colors never lie in the outermost cells. */
function blurred(density: Float32Array, stride: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(density.length);
  for (let at = stride; at < density.length - stride; at++)
    result[at] =
      0.5 * (density[at] as number) +
      0.25 * ((density[at - stride] as number) + (density[at + stride] as number));
  return result;
}

/** The limit of `likelihoodOf`, so that the color of one pixel does not decide alone. */
const surest = 3.5;

/** How much likelier a color is in one density than in another: the logarithm of the ratio, from -3.5 to 3.5. */
export function likelihoodOf(one: ColorDensity, other: ColorDensity, cell: number): number {
  const ratio = Math.log(((one[cell] as number) + 1e-6) / ((other[cell] as number) + 1e-6));
  return Math.max(-surest, Math.min(surest, ratio));
}
