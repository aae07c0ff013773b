import { boxMean, centrality, fromBorder } from '../planes.ts';
import type { ColorClusters } from './color-clusters.ts';
import type { LabImage } from './lab-image.ts';

/** The number of levels to which color differences are rounded. Larger differences share the last level. */
const levels = 64;
/** The color difference of one level. */
const step = 0.0025;

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

type Options = ColorClusters & { image: LabImage };

const rounds = 8;
/** The radius, in pixels, of the neighborhood of a pixel. */
const radius = 2;

/**
 * The probability from 0 to 1 that each pixel belongs to the subject. Several rounds combine three cues: the distance
 * from the middle, the color compared with the background, and the neighboring pixels.
 */
export function findSubject({ image, clusterOf, centers }: Options): Float32Array {
  const { width, height } = image;
  const prior = withEnclosure(centrality(image), reachFromBorder(image));
  let subject = prior;
  for (let round = 0; round < rounds; round++) {
    const around = boxMean(subject, width, height, radius);
    subject = weigh(subject, prior, around, clusterOf, centers.length);
  }
  return subject;
}

/** Raises the probability of pixels that are enclosed by an outline, and lowers the probability of all others. */
function withEnclosure(prior: Float32Array, reach: Float32Array): Float32Array {
  const outline = outlineIn(reach, prior);
  return prior.map((share, place) => {
    const enclosed = Math.min(1, leastEnclosed + ((reach[place] ?? 0) / outline) ** 2);
    const odds = (share / (1 - share)) * enclosed;
    return odds / (1 + odds);
  });
}

const leastEnclosed = 0.02;
/** The smallest and the largest color difference that may be chosen as the threshold of an outline. */
const outlines = { from: 0.01, to: 0.025 };

/** The threshold that best separates the background from the piece (Otsu's method). Pixels in the middle count more. */
function outlineIn(reach: Float32Array, weights: Float32Array): number {
  const histogram = new Float64Array(levels + 1);
  reach.forEach((value, place) => {
    const at = Math.min(levels, Math.round(value / step));
    histogram[at] = (histogram[at] ?? 0) + (weights[place] ?? 0);
  });
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const moment = histogram.reduce((sum, count, at) => sum + count * at, 0);
  let [count, sum, widest, threshold] = [0, 0, 0, 1];
  for (let at = 0; at < levels; at++) {
    count += histogram[at] ?? 0;
    sum += (histogram[at] ?? 0) * at;
    if (count === 0 || count === total) continue;
    const between = ((moment / total) * count - sum) ** 2 / (count * (total - count));
    if (between > widest) [widest, threshold] = [between, at + 0.5];
  }
  return Math.min(outlines.to, Math.max(outlines.from, threshold * step));
}

/** One round of Bayes' rule: the prior, the neighbors' mean, and the cluster's share in subject and background. */
function weigh(
  subject: Float32Array,
  prior: Float32Array,
  around: Float32Array,
  clusterOf: Uint8Array,
  clusters: number,
): Float32Array {
  const inSubject = new Float64Array(clusters).fill(1);
  const inGround = new Float64Array(clusters).fill(1);
  let [subjectSum, groundSum] = [clusters, clusters];
  for (let place = 0; place < subject.length; place++) {
    const share = subject[place] ?? 0;
    const cluster = clusterOf[place] ?? 0;
    inSubject[cluster] = (inSubject[cluster] ?? 0) + share;
    inGround[cluster] = (inGround[cluster] ?? 0) + 1 - share;
    subjectSum += share;
    groundSum += 1 - share;
  }
  return subject.map((_, place) => {
    const cluster = clusterOf[place] ?? 0;
    const here = 0.5 * (prior[place] ?? 0) + 0.5 * (around[place] ?? 0);
    const yes = (here * (inSubject[cluster] ?? 0)) / subjectSum;
    const no = ((1 - here) * (inGround[cluster] ?? 0)) / groundSum;
    return yes / (yes + no);
  });
}
