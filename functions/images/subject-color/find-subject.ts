import type { ColorClusters } from './color-clusters.ts';
import type { LabImage } from './lab-image.ts';
import { reachFromBorder } from './reach-from-border.ts';

type Options = ColorClusters & { image: LabImage; opacity: Uint8Array | null };

const rounds = 8;
/** Of the shorter side: so near to the edge there is hardly ever anything but the background. */
const border = 0.04;

/**
 * How likely each pixel is of what the photograph is about, from 0 to 1. It is in the middle, has other colors
 * than the edges, and its neighbors are of it as well: what each of these says is weighed against the others
 * until they agree.
 */
export function findSubject({ image, opacity, clusterOf, centers }: Options): Float32Array {
  if (opacity) return Float32Array.from(opacity, (value) => value / 255);
  const { width, height } = image;
  const prior = withEnclosure(centrality(width, height), reachFromBorder(image));
  let subject = prior;
  for (let round = 0; round < rounds; round++) {
    const around = smoothed(subject, width, height);
    subject = weigh(subject, prior, around, clusterOf, centers.length);
  }
  return subject;
}

function withEnclosure(prior: Float32Array, reach: Float32Array): Float32Array {
  const tau = otsu(reach, prior);
  return prior.map((share, place) => {
    const odds = (share / (1 - share)) * Math.min(CAP, 0.02 + ((reach[place] ?? 0) / (tau * K)) ** G);
    return odds / (1 + odds);
  });
}

function otsu(reach: Float32Array, weights: Float32Array): number {
  const bins = new Float64Array(65);
  reach.forEach((value, place) => {
    const bin = Math.min(64, Math.round(value / 0.0025));
    bins[bin] = (bins[bin] ?? 0) + (weights[place] ?? 0);
  });
  const total = bins.reduce((sum, n) => sum + n, 0);
  const mean = bins.reduce((sum, n, bin) => sum + n * bin, 0) / total;
  let [n, sum, best, threshold] = [0, 0, 0, 1];
  for (let bin = 0; bin < 64; bin++) {
    n += bins[bin] ?? 0;
    sum += (bins[bin] ?? 0) * bin;
    const between = n > 0 && n < total ? (mean * n - sum) ** 2 / (n * (total - n)) : 0;
    if (between > best) [best, threshold] = [between, bin + 0.5];
  }
  return Math.min(MOST, Math.max(FLOOR, threshold * 0.0025));
}

const FLOOR = Number(process.env['FLOOR'] ?? 0.01);
const K = Number(process.env['K'] ?? 1);
const G = Number(process.env['G'] ?? 2);
const CAP = Number(process.env['CAP'] ?? 1);
const MOST = Number(process.env['MOST'] ?? 0.025);

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

function centrality(width: number, height: number): Float32Array {
  const edge = Math.max(1, Math.round(Math.min(width, height) * border));
  return Float32Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < edge) return 0.02;
    const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
    return 0.05 + 0.75 * Math.exp(-(u * u + v * v) / 0.7);
  });
}

const radius = 2;

/** The mean of the pixels around each. */
function smoothed(values: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
      let sum = 0;
      for (let at = from; at <= to; at++) sum += values[y * width + at] ?? 0;
      across[y * width + x] = sum / (to - from + 1);
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
      let sum = 0;
      for (let at = from; at <= to; at++) sum += across[at * width + x] ?? 0;
      result[y * width + x] = sum / (to - from + 1);
    }
  return result;
}
