import type { Lab } from '#shared/rules/oklab';
import type { DetectedColor } from '../../platform/invoke-image-worker.ts';
import type { Thumbnail } from '../thumbnail.ts';
import { clusterColors } from './color-clusters.ts';
import { nameOf } from './color-names.ts';
import { findSubject } from './find-subject.ts';
import { labImageOf } from './lab-image.ts';

const clusters = 20;
/** The least share of the piece in its main color, and the least clarity of its name, for a high confidence. */
const sure = { share: 0.5, clarity: 0.3 };
/** Colors closer than this are one cloth in light and shade; for this comparison lightness counts about half. */
const sameCloth = 0.09;
const lightnessCounts = 0.55;

/** A color of the piece, and how many pixels have it. */
type Swatch = { color: Lab; weight: number };

/** The main color of the piece in a photo, by the names of the catalog. */
export function mainColorOf(thumbnail: Thumbnail): DetectedColor {
  const swatches = swatchesOf(thumbnail);
  const total = swatches.reduce((sum, { weight }) => sum + weight, 0);
  const main = swatches.reduce((most, swatch) => (swatch.weight > most.weight ? swatch : most));
  const { color, clarity } = nameOf(main.color);
  const isSure = main.weight > sure.share * total && clarity > sure.clarity;
  return { color, confidence: isSure ? 'high' : 'other' };
}

function swatchesOf(thumbnail: Thumbnail): Swatch[] {
  const image = labImageOf(thumbnail);
  const { clusterOf, centers } = clusterColors(image, clusters);
  const subject = findSubject({ image, opacity: thumbnail.opacity, clusterOf, centers });
  const isPiece = subject.some((share) => share > 0.5);
  const weights = new Float64Array(centers.length);
  subject.forEach((share, place) => {
    const cluster = clusterOf[place] ?? 0;
    // Where no subject is found, the cloth fills the whole photo.
    if (share > 0.5 || !isPiece) weights[cluster] = (weights[cluster] ?? 0) + (isPiece ? share : 1);
  });
  const swatches = centers.map((color, cluster) => ({ color, weight: weights[cluster] ?? 0 }));
  return merged(swatches.filter(({ weight }) => weight > 0));
}

/** Merges the closest two swatches until all that are left are different cloths. */
function merged(swatches: readonly Swatch[]): Swatch[] {
  const [nearest] = pairsOf(swatches).sort((x, y) => x.away - y.away);
  if (!nearest || nearest.away >= sameCloth) return [...swatches];
  const { one, other } = nearest;
  return merged([...swatches.filter((swatch) => swatch !== one && swatch !== other), mixed(one, other)]);
}

const pairsOf = (swatches: readonly Swatch[]) =>
  swatches.flatMap((one, index) =>
    swatches.slice(index + 1).map((other) => ({ one, other, away: distance(one.color, other.color) })),
  );

const distance = (x: Lab, y: Lab) => Math.hypot((x[0] - y[0]) * lightnessCounts, x[1] - y[1], x[2] - y[2]);

function mixed(one: Swatch, other: Swatch): Swatch {
  const weight = one.weight + other.weight;
  const mean = (at: 0 | 1 | 2) => (one.color[at] * one.weight + other.color[at] * other.weight) / weight;
  return { weight, color: [mean(0), mean(1), mean(2)] };
}
