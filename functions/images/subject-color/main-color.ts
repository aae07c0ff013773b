import { nameOf } from '#shared/rules/color-names';
import type { Lab } from '#shared/rules/oklab';
import type { DetectedColor } from '../../platform/image-worker.ts';
import type { Thumbnail } from '../thumbnail.ts';
import { clusterColors } from './color-clusters.ts';
import { findSubject } from './find-subject.ts';
import { labImageOf } from './lab-image.ts';

const clusters = 20;

export type Swatch = { color: Lab; weight: number };

/** The color that a person would call the piece in the photograph by. */
export function mainColorOf(thumbnail: Thumbnail): DetectedColor {
  const { swatch, share } = mainSwatch(thumbnail);
  const { color, clarity } = nameOf(swatch.color);
  return { color, confidence: share > 0.5 && clarity > 0.3 ? 'high' : 'other' };
}

export function mainSwatch(thumbnail: Thumbnail) {
  const image = labImageOf(thumbnail);
  const colors = clusterColors(image, clusters);
  const subject = findSubject({ image, opacity: thumbnail.opacity, ...colors });
  const swatches: Swatch[] = colors.centers.map((color, cluster) => ({
    color,
    weight: subject.reduce(
      (sum, p, place) => (colors.clusterOf[place] === cluster && p > 0.5 ? sum + p : sum),
      0,
    ),
  }));
  const total = swatches.reduce((sum, { weight }) => sum + weight, 0);
  const groups = merged(swatches.filter(({ weight }) => weight > 0));
  const swatch = groups.toSorted((x, y) => y.weight - x.weight)[0] ?? {
    color: [0.5, 0, 0] as Lab,
    weight: 0,
  };
  return { swatch, share: swatch.weight / Math.max(1, total), subject, groups, total };
}

/** Light and shade of one cloth, put together until all that is left is of different colors. */
function merged(swatches: readonly Swatch[]): Swatch[] {
  const groups = [...swatches];
  for (;;) {
    let [first, second, least] = [-1, -1, 0.09];
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++) {
        const [x, y] = [groups[i] as Swatch, groups[j] as Swatch];
        const away = Math.hypot(
          (x.color[0] - y.color[0]) * 0.55,
          x.color[1] - y.color[1],
          x.color[2] - y.color[2],
        );
        if (away < least) [first, second, least] = [i, j, away];
      }
    if (first < 0) return groups;
    const [x, y] = [groups[first] as Swatch, groups[second] as Swatch];
    const weight = x.weight + y.weight;
    const mean = (at: 0 | 1 | 2) => (x.color[at] * x.weight + y.color[at] * y.weight) / weight;
    groups.splice(second, 1);
    groups[first] = { weight, color: [mean(0), mean(1), mean(2)] };
  }
}
