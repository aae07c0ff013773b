import type { LabImage } from '../subject-color/lab-image.ts';
import { directions, steps } from './grid-cut.ts';

/** The highest cost of separating two neighbors. For comparison: the color of a single pixel costs up to 3.5. */
export const strongest = 3;
/** The share of `strongest` that remains across the hardest edge. */
const weakest = 0.02;

/**
 * How strongly each pixel is tied to its neighbors, in the format of `cutGrid`. Neighbors of the same color are tied
 * strongly, and neighbors across an edge weakly. Differences are measured against the average difference of neighbors
 * in this image.
 */
export function tiesOf({ width, height, lightness, a, b }: LabImage): Float32Array {
  const ties = new Float32Array(width * height * directions);
  const difference = (one: number, other: number) => {
    const l = (lightness[one] as number) - (lightness[other] as number);
    const u = (a[one] as number) - (a[other] as number);
    const v = (b[one] as number) - (b[other] as number);
    return l * l + u * u + v * v;
  };
  const forEachPair = (visit: (one: number, other: number, direction: number, away: number) => void) => {
    for (let direction = directions / 2; direction < directions; direction++) {
      const [right, down] = steps[direction] as readonly [number, number];
      const away = Math.hypot(right, down);
      for (let y = 0; y < height - down; y++)
        for (let x = Math.max(0, -right); x < width - Math.max(0, right); x++)
          visit(y * width + x, (y + down) * width + x + right, direction, away);
    }
  };
  let [sum, count] = [0, 0];
  forEachPair((one, other) => {
    sum += difference(one, other);
    count++;
  });
  const usual = Math.max((2 * sum) / count, 1e-5);
  forEachPair((one, other, direction, away) => {
    const tie = (strongest * (weakest + Math.exp(-difference(one, other) / usual))) / away;
    ties[one * directions + direction] = tie;
    ties[other * directions + 7 - direction] = tie;
  });
  return ties;
}
