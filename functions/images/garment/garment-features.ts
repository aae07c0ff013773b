import { regionsOf } from '../planes.ts';
import type { LabImage } from '../subject-color/lab-image.ts';
import { hullAreaOf, type Outline, outlineOf, runsAt } from './outline.ts';

/** The heights and columns at which a silhouette is measured, as fractions of the box around the piece. */
const heights = [0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97];
const columns = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
/** The number of horizontal bands, from top to bottom, in which colors are compared. */
const bands = 4;

/**
 * Measures the shape and the colors of a piece, from which its category is estimated. Returns numbers by name, most of
 * them fractions of the box around the piece. Null if there is no piece. `opacity` has a value from 0 to 1 for each
 * pixel, from any method that finds the piece.
 */
export function garmentFeaturesOf(image: LabImage, opacity: Float32Array): Record<string, number> | null {
  const outline = outlineOf(opacity, image.width, image.height);
  return outline && { ...shapeOf(outline), ...profileOf(outline), ...colorsOf(image, outline) };
}

function shapeOf(outline: Outline): Record<string, number> {
  const { width, height, area, box, mask } = outline;
  const [across, down] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const parts = sizesOf(mask, width).filter((size) => size > 0.01 * area);
  const gaps = sizesOf(
    mask.map((value, place) => (value === 0 && isInside(outline, place) ? 1 : 0)),
    width,
  );
  const { tilt, elongation } = axesOf(outline);
  return {
    aspect: Math.log(down / across),
    size: Math.sqrt(area / (width * height)),
    fill: area / (across * down),
    solidity: area / Math.max(1, hullAreaOf(outline)),
    symmetry: symmetryOf(outline),
    tilt,
    elongation,
    parts: Math.min(4, parts.length),
    'second part': (parts[1] ?? 0) / area,
    'largest gap': Math.min(1, (gaps[0] ?? 0) / area),
    'at the top': box.top < 2 ? 1 : 0,
    'at the bottom': box.bottom > height - 3 ? 1 : 0,
    'at the sides': (box.left < 2 ? 1 : 0) + (box.right > width - 3 ? 1 : 0),
    'photo aspect': Math.log(height / width),
  };
}

/** The sizes of the connected regions of a mask, in pixels, largest first. */
const sizesOf = (mask: Uint8Array, width: number) =>
  regionsOf(mask, 1, width).map(({ places }) => places.length);

const isInside = ({ width, box }: Outline, place: number) => {
  const [x, y] = [place % width, Math.floor(place / width)];
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

/** The share of the piece that covers itself when it is mirrored at the vertical middle line of its box. */
function symmetryOf({ mask, width, box }: Outline): number {
  let [both, either] = [0, 0];
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) {
      const here = mask[y * width + x] ?? 0;
      const there = mask[y * width + box.left + box.right - x] ?? 0;
      both += here & there;
      either += here | there;
    }
  return both / Math.max(1, either);
}

/** The direction of the longer axis (0 upright, 1 horizontal), and the logarithm of its ratio to the shorter. */
function axesOf({ mask, width, area }: Outline): { tilt: number; elongation: number } {
  let [sumX, sumY] = [0, 0];
  mask.forEach((value, place) => {
    if (!value) return;
    sumX += place % width;
    sumY += Math.floor(place / width);
  });
  const [meanX, meanY] = [sumX / area, sumY / area];
  let [xx, yy, xy] = [0, 0, 0];
  mask.forEach((value, place) => {
    if (!value) return;
    const [x, y] = [(place % width) - meanX, Math.floor(place / width) - meanY];
    xx += x * x;
    yy += y * y;
    xy += x * y;
  });
  const spread = Math.hypot(xx - yy, 2 * xy);
  const [long, short] = [(xx + yy + spread) / 2, (xx + yy - spread) / 2];
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { tilt: Math.abs(Math.cos(angle)), elongation: Math.log((long + 1) / (short + 1)) / 2 };
}

/** The widths, the number of parts and the outline of the piece, from top to bottom and from left to right. */
function profileOf(outline: Outline): Record<string, number> {
  const { box } = outline;
  const [across, down] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const features: Record<string, number> = {};
  for (const share of heights) {
    const name = `${Math.round(share * 100)} %`;
    const runs = runsAt(outline, Math.min(box.bottom, Math.round(box.top + share * (down - 1)))).filter(
      ([from, to]) => to - from >= 0.015 * across,
    );
    const [first, last] = [runs[0], runs.at(-1)];
    const filled = runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    features[`width at ${name}`] = first && last ? (last[1] - first[0] + 1) / across : 0;
    features[`filled at ${name}`] = filled / across;
    features[`parts at ${name}`] = Math.min(4, runs.length);
    features[`aside at ${name}`] =
      first && last ? Math.abs(first[0] + last[1] - box.left - box.right) / (2 * across) : 0;
  }
  for (const share of columns) {
    const name = `${Math.round(share * 100)} %`;
    const x = Math.round(box.left + share * (across - 1));
    const inColumn: number[] = [];
    for (let y = box.top; y <= box.bottom; y++) if (outline.mask[y * outline.width + x]) inColumn.push(y);
    features[`top in ${name}`] = inColumn.length ? ((inColumn[0] ?? 0) - box.top) / down : 1;
    features[`bottom in ${name}`] = inColumn.length ? (box.bottom - (inColumn.at(-1) ?? 0)) / down : 1;
  }
  return features;
}

/** The usual range of skin colors in photos: between orange and red, neither pale nor vivid. */
const isSkin = (l: number, a: number, b: number) =>
  l > 0.4 && l < 0.93 && a > 0.012 && b > 0.015 && Math.hypot(a, b) < 0.13 && b / a > 0.45 && b / a < 3;
/** The blues of denim, from washed to raw. */
const isDenim = (l: number, a: number, b: number) =>
  l > 0.22 && l < 0.8 && b < -0.02 && b > -0.1 && a < 0.012;

function colorsOf(image: LabImage, { mask, width, box, area }: Outline): Record<string, number> {
  const down = box.bottom - box.top + 1;
  const across = box.right - box.left + 1;
  const means = Array.from({ length: bands }, () => ({ l: 0, a: 0, b: 0, skin: 0, count: 0 }));
  const sums = { l: 0, ll: 0, chroma: 0, a: 0, b: 0, dark: 0, bright: 0, denim: 0, skin: 0 };
  const edges = { across: 0, down: 0, middle: 0, middleCount: 0, count: 0 };
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) {
      const place = y * width + x;
      if (!mask[place]) continue;
      const [l, a, b] = [image.lightness[place] ?? 0, image.a[place] ?? 0, image.b[place] ?? 0];
      const skin = isSkin(l, a, b) ? 1 : 0;
      const band = means[Math.min(bands - 1, Math.floor(((y - box.top) / down) * bands))];
      if (band) {
        band.l += l;
        band.a += a;
        band.b += b;
        band.skin += skin;
        band.count++;
      }
      sums.l += l;
      sums.ll += l * l;
      sums.a += a;
      sums.b += b;
      sums.chroma += Math.hypot(a, b);
      sums.dark += l < 0.35 ? 1 : 0;
      sums.bright += l > 0.9 ? 1 : 0;
      sums.denim += isDenim(l, a, b) ? 1 : 0;
      sums.skin += skin;
      if (mask[place - 1] && mask[place + 1] && mask[place - width] && mask[place + width]) {
        const dx = Math.abs((image.lightness[place + 1] ?? 0) - (image.lightness[place - 1] ?? 0));
        const dy = Math.abs((image.lightness[place + width] ?? 0) - (image.lightness[place - width] ?? 0));
        edges.across += dx;
        edges.down += dy;
        edges.count++;
        if (Math.abs(x - (box.left + box.right) / 2) < 0.06 * across) {
          edges.middle += dx;
          edges.middleCount++;
        }
      }
    }
  const mean = sums.l / area;
  const [middleAcross, inside] = [edges.middle / Math.max(1, edges.middleCount), Math.max(1, edges.count)];
  const features: Record<string, number> = {
    lightness: mean,
    contrast: Math.sqrt(Math.max(0, sums.ll / area - mean * mean)),
    chroma: sums.chroma / area,
    'green to red': sums.a / area,
    'blue to yellow': sums.b / area,
    dark: sums.dark / area,
    bright: sums.bright / area,
    denim: sums.denim / area,
    skin: sums.skin / area,
    texture: (edges.across + edges.down) / inside,
    'stripes across': (edges.down - edges.across) / inside,
    'line down the middle': middleAcross - edges.across / inside,
  };
  const shades = means.map(({ l, a, b, skin, count }) => {
    const among = Math.max(1, count);
    return { l: l / among, a: a / among, b: b / among, skin: skin / among };
  });
  shades.forEach((shade, band) => {
    features[`skin in band ${band + 1}`] = shade.skin;
    const next = shades[band + 1];
    if (next)
      features[`change after band ${band + 1}`] = Math.hypot(
        shade.l - next.l,
        2 * (shade.a - next.a),
        2 * (shade.b - next.b),
      );
  });
  return features;
}
