import type { Lab } from '#shared/rules/oklab';
import type { DetectedColor } from '../../platform/invoke-image-worker.ts';
import { nameOf } from './color-names.ts';
import type { Subject } from './subject-in.ts';

/** A color is sure above both values: the share of the piece in it, and the clarity of its name. */
const sure = { share: 0.55, clarity: 0.3 };
/** Colors closer than this are one fabric in light and shade. In this comparison lightness counts about half. */
const sameCloth = 0.05;
const lightnessCounts = 0.55;
/**
 * How slowly the weight of a pixel falls with its distance from the middle of the piece. The middle counts more,
 * because faces, soles and hangers are not there.
 */
const middleCounts = 0.6;
/** The darkest share of a fabric, whose lightness names the color, because leather and satin shine. */
const darkerPart = 0.25;
/** The constant that is added to lightness, as in `inAnyLight` of `color-names.ts`. */
const dim = 0.15;

/** A color of the piece, how much of the piece has it, and the clusters that were merged into it. */
type Swatch = { color: Lab; weight: number; parts: readonly { color: Lab; weight: number }[] };

/** The main color of the piece in a photo, named as in the catalog, with a confidence. */
export function mainColorOf(subject: Subject): DetectedColor {
  const swatches = swatchesOf(subject);
  const total = swatches.reduce((sum, { weight }) => sum + weight, 0);
  const main = swatches.reduce((most, swatch) => (swatch.weight > most.weight ? swatch : most));
  const { color, clarity } = nameOf(clothColorOf(main));
  const alike = swatches.filter((swatch) => nameOf(clothColorOf(swatch)).color === color);
  const share = alike.reduce((sum, { weight }) => sum + weight, 0) / total;
  return { color, confidence: share > sure.share && clarity > sure.clarity ? 'high' : 'other' };
}

function swatchesOf({ image, opacity, clusterOf, centers }: Subject): Swatch[] {
  const weights = new Float64Array(centers.length);
  const middle = middleOf(opacity, image.width);
  opacity.forEach((share, place) => {
    if (share <= 0.5) return;
    const cluster = clusterOf[place] ?? 0;
    weights[cluster] = (weights[cluster] ?? 0) + share * middle(place);
  });
  const swatches = centers.map((color, cluster) => {
    const part = { color, weight: weights[cluster] ?? 0 };
    return { ...part, parts: [part] };
  });
  return merged(swatches.filter(({ weight }) => weight > 0));
}

/**
 * Returns a function that weights a pixel by its distance from the middle of the box around the piece. The weight is 1
 * in the middle and about a fifth at the edges.
 */
function middleOf(opacity: Float32Array, width: number): (place: number) => number {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  opacity.forEach((share, place) => {
    if (share <= 0.5) return;
    const [x, y] = [place % width, Math.floor(place / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return (place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    const u = (2 * x - left - right) / Math.max(1, right - left);
    const v = (2 * y - top - bottom) / Math.max(1, bottom - top);
    return Math.exp(-(u * u + v * v) / middleCounts);
  };
}

/** Merges the two closest swatches until all remaining swatches are different fabrics. */
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
  return { weight, color: [mean(0), mean(1), mean(2)], parts: [...one.parts, ...other.parts] };
}

/** The color of a fabric without its shine: the lightness of its darker part, and the mean hue of all its parts. */
function clothColorOf({ parts, weight }: Swatch): Lab {
  const byLightness = parts.toSorted((one, other) => one.color[0] - other.color[0]);
  let sum = 0;
  const dark = byLightness.find((part) => {
    sum += part.weight;
    return sum >= darkerPart * weight;
  });
  const lightness = dark?.color[0] ?? 0;
  const inLight = (at: 1 | 2) =>
    parts.reduce((all, part) => all + (part.weight * part.color[at]) / (part.color[0] + dim), 0) / weight;
  return [lightness, inLight(1) * (lightness + dim), inLight(2) * (lightness + dim)];
}
