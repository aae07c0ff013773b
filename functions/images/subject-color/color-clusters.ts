import type { Lab } from '#shared/rules/oklab';
import { colorAt, type LabImage } from './lab-image.ts';

/** The clusters of an image's colors. */
export type ColorClusters = {
  /** The index of the cluster of each pixel. */
  clusterOf: Uint8Array;
  centers: readonly Lab[];
};

const rounds = 12;

/**
 * Groups an image's colors into at most `most` clusters by k-means. Deterministic: each initial center is the color
 * farthest from the centers before it.
 */
export function clusterColors(image: LabImage, most: number): ColorClusters {
  const count = image.lightness.length;
  const centers = farthestColors(image, most);
  const clusterOf = new Uint8Array(count);
  for (let round = 0; round < rounds; round++) {
    const sums = centers.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (let place = 0; place < count; place++) {
      const nearest = nearestOf(centers, image, place);
      clusterOf[place] = nearest;
      const sum = sums[nearest];
      if (!sum) continue;
      sum[0] += image.lightness[place] ?? 0;
      sum[1] += image.a[place] ?? 0;
      sum[2] += image.b[place] ?? 0;
      sum[3]++;
    }
    sums.forEach(([l, a, b, n], cluster) => {
      if (n) centers[cluster] = [l / n, a / n, b / n];
    });
  }
  return { clusterOf, centers };
}

function farthestColors(image: LabImage, most: number): Lab[] {
  const count = image.lightness.length;
  const distances = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const centers: Lab[] = [];
  let next = Math.floor(count / 2);
  while (centers.length < most) {
    const center = colorAt(image, next);
    centers.push(center);
    let farthest = 0;
    for (let place = 0; place < count; place++) {
      const distance = Math.min(distances[place] ?? 0, squaredDistance(center, image, place));
      distances[place] = distance;
      if (distance > (distances[farthest] ?? 0)) farthest = place;
    }
    if ((distances[farthest] ?? 0) < 0.0004) break;
    next = farthest;
  }
  return centers;
}

function nearestOf(centers: readonly Lab[], image: LabImage, place: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let cluster = 0; cluster < centers.length; cluster++) {
    const distance = squaredDistance(centers[cluster] as Lab, image, place);
    if (distance < least) [nearest, least] = [cluster, distance];
  }
  return nearest;
}

const squaredDistance = (color: Lab, { lightness, a, b }: LabImage, place: number) => {
  const dl = color[0] - (lightness[place] ?? 0);
  const da = color[1] - (a[place] ?? 0);
  const db = color[2] - (b[place] ?? 0);
  return dl * dl + da * da + db * db;
};
