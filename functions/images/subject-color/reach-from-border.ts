import { boxMean } from '../planes/box-mean.ts';
import { fromBorder } from '../planes/from-border.ts';
import type { LabImage } from './lab-image.ts';

/** The number of levels to which color differences are rounded. Larger differences share the last level. */
export const levels = 64;
/** The color difference of one level. */
export const step = 0.0025;

/**
 * For each pixel, the path from the border whose largest color step is smallest, and the size of this step (a minimax
 * path, by bucketed Dijkstra). Gradients and soft shadows have small steps, outlines have large ones.
 */
export function reachFromBorder(image: LabImage): Float32Array {
  const { width, height } = image;
  const smooth = blurred(image);
  const cost = new Float32Array(width * height).fill(levels);
  const queues: number[][] = Array.from({ length: levels + 1 }, () => []);
  const enter = (place: number, level: number) => {
    if (level >= (cost[place] ?? 0)) return;
    cost[place] = level;
    queues[level]?.push(place);
  };
  for (let place = 0; place < width * height; place++) if (fromBorder(place, image) === 0) enter(place, 0);
  const visit = (from: number, to: number, level: number) =>
    enter(to, Math.max(level, Math.min(levels - 1, Math.round(differenceOf(smooth, from, to) / step))));
  queues.forEach((queue, level) => {
    for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
      if (cost[place] !== level) continue;
      const x = place % width;
      if (x > 0) visit(place, place - 1, level);
      if (x < width - 1) visit(place, place + 1, level);
      if (place >= width) visit(place, place - width, level);
      if (place < width * (height - 1)) visit(place, place + width, level);
    }
  });
  return cost.map((level) => level * step);
}

const differenceOf = ({ lightness, a, b }: LabImage, one: number, other: number) =>
  Math.hypot(
    (lightness[one] ?? 0) - (lightness[other] ?? 0),
    (a[one] ?? 0) - (a[other] ?? 0),
    (b[one] ?? 0) - (b[other] ?? 0),
  );

/** The image after a 3 by 3 box blur, which removes noise and keeps edges nearly as sharp. */
function blurred(image: LabImage): LabImage {
  const blur = (plane: Float32Array) => boxMean(plane, image.width, image.height, 1);
  return { ...image, lightness: blur(image.lightness), a: blur(image.a), b: blur(image.b) };
}
