import sharp from 'sharp';
import type { Box } from '#shared/contract/clothing-item';
import { boxMean } from '../planes.ts';
import { labImageOf } from '../subject-color/lab-image.ts';
import { type Thumbnail, thumbnailOf } from '../thumbnail.ts';
import type { PixelsOfPhoto } from '../variants/encode-variant.ts';
import { type EdgeModel, edgeModelOf } from './soft-edge.ts';
import { type SubjectMask, subjectMaskOf } from './subject-mask.ts';
import { pieceOnWhite } from './white-ground.ts';

/** The longer side in pixels of the photo in which the piece is found, and of the one to which its edge is fitted. */
const sides = { mask: 240, edge: 480 } as const;
/** How far from the edge the color of the piece is averaged, in pixels of the photo with side `sides.edge`. */
const reach = 6;
/** Opacities up to `none` become 0, and opacities from `full` become 1. */
const [none, full] = [0.06, 0.94];

/**
 * The least confidence at which a cut-out is shown. Of 251 other real photos above it, which were not used for fitting,
 * 6 were cut badly.
 */
export const leastConfidence = 0.8;

/** Colors and opacities up to this value, from 0 to 255, count as empty when a cut-out is cropped. */
export const faint = 8;

/** The piece on a transparent ground, in the size of the whole photo. Channels: red, green, blue, opacity. */
export type CutOut = { pixels: Buffer; width: number; height: number };

/** The pixels of a scaled-down photo: 1 for the piece, 0 for the ground. */
type FoundPiece = { mask: Uint8Array; width: number; height: number };

/** Finds the piece in an opaque photo. Returns a mask for the photo scaled to 240 pixels, and the confidence. */
export async function findPiece(photo: PixelsOfPhoto): Promise<SubjectMask & FoundPiece> {
  const small = await thumbnailOf(photo, sides.mask);
  const onWhite = pieceOnWhite(small);
  if (onWhite) return { mask: onWhite, confidence: 1, width: small.width, height: small.height };
  return { ...subjectMaskOf(labImageOf(small)), width: small.width, height: small.height };
}

/** Cuts the found piece out of its photo, with a soft edge. */
export async function cutOutOf(photo: PixelsOfPhoto, found: FoundPiece): Promise<CutOut> {
  const guide = await thumbnailOf(photo, sides.edge);
  const mask = await enlarged(found, guide);
  const edges = edgeModelOf(guide, mask);
  return render(photo, edges, spreadColors(guide, mask));
}

/** The mask in another size. Its edges are blurred over the width of one pixel of the old size. */
async function enlarged({ mask, ...found }: FoundPiece, { width, height }: Thumbnail): Promise<Float32Array> {
  const shares = await sharp(
    mask.map((is) => is * 255),
    { raw: { width: found.width, height: found.height, channels: 1 } },
  )
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return Float32Array.from(shares, (share) => share / 255);
}

/** For each pixel, the mean color of the piece around it, which a soft edge gets so that no ground shows. */
function spreadColors({ width, height, rgb }: Thumbnail, mask: Float32Array): Float32Array[] {
  const weights = mask.map((share) => (share > 0.99 ? 1 : 0.001));
  const sums = boxMean(weights, width, height, reach);
  return [0, 1, 2].map((channel) => {
    const colors = weights.map((weight, place) => weight * (rgb[place * 3 + channel] as number));
    const means = boxMean(colors, width, height, reach);
    return means.map((mean, place) => mean / (sums[place] as number));
  });
}

/** Computes the opacity of each pixel of the full-size photo from the edge model. */
function render(photo: PixelsOfPhoto, edges: EdgeModel, colors: Float32Array[]): CutOut {
  const { width, height, factors } = edges;
  const result = Buffer.alloc(photo.width * photo.height * 4);
  const [red, green, blue] = colors as [Float32Array, Float32Array, Float32Array];
  const [byRed, byGreen, byBlue, fixed] = factors;
  const even = evenOpacities(edges);
  for (let y = 0; y < photo.height; y++) {
    const v = Math.max(0, Math.min(height - 1.001, ((y + 0.5) * height) / photo.height - 0.5));
    const top = Math.floor(v);
    for (let x = 0; x < photo.width; x++) {
      const u = Math.max(0, Math.min(width - 1.001, ((x + 0.5) * width) / photo.width - 0.5));
      const at = top * width + Math.floor(u);
      if (even[at] === 0) continue;
      const from = (y * photo.width + x) * photo.channels;
      const to = (y * photo.width + x) * 4;
      const r = photo.pixels[from] as number;
      const g = photo.pixels[from + 1] as number;
      const b = photo.pixels[from + 2] as number;
      const [right, down] = [u - Math.floor(u), v - top];
      const blend = (plane: Float32Array) => {
        const above = (plane[at] as number) * (1 - right) + (plane[at + 1] as number) * right;
        const below = (plane[at + width] as number) * (1 - right) + (plane[at + width + 1] as number) * right;
        return above * (1 - down) + below * down;
      };
      const seen =
        even[at] ?? (blend(byRed) * r + blend(byGreen) * g + blend(byBlue) * b) / 255 + blend(fixed);
      const opacity = Math.max(0, Math.min(1, (seen - none) / (full - none)));
      if (opacity === 0) continue;
      result[to + 3] = Math.round(opacity * 255);
      const [own, spread] = [opacity, 1 - opacity];
      result[to] = spread ? r * own + blend(red) * spread : r;
      result[to + 1] = spread ? g * own + blend(green) * spread : g;
      result[to + 2] = spread ? b * own + blend(blue) * spread : b;
    }
  }
  return { pixels: result, width: photo.width, height: photo.height };
}

/** The opacity at each pixel of the edge model if it is 0 or 1 for any color, else null. */
function evenOpacities({ factors: [byRed, byGreen, byBlue, fixed] }: EdgeModel) {
  const isNear = (value = 0, to: number) => Math.abs(value - to) < 1e-3;
  return Array.from(fixed, (share, at) => {
    if (![byRed, byGreen, byBlue].every((factor) => isNear(factor[at], 0))) return null;
    if (isNear(share, 0)) return 0;
    return isNear(share, 1) ? 1 : null;
  });
}

/** A cut-out without the empty ground around the piece, and its place in the photo, in shares of the photo's size. */
export async function cropped({ pixels, width, height }: CutOut): Promise<CutOut & { box: Box }> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: faint })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0) / width, -(info.trimOffsetTop ?? 0) / height];
  const box = { left, top, width: info.width / width, height: info.height / height };
  return { pixels: data, width: info.width, height: info.height, box };
}
