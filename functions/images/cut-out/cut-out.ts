import { labImageOf } from '../subject-color/lab-image.ts';
import { type PixelsOfPhoto, pipelineOf } from '../variants/encode-variant.ts';
import { boxMean, type EdgeModel, edgeModelOf } from './soft-edge.ts';
import { type SubjectMask, subjectMaskOf } from './subject-mask.ts';

/** In pixels: the longer side of the picture in which the piece is found, and of that which its edge is fitted to. */
const sides = { mask: 240, edge: 480 } as const;
/** How far beside the edge the color of the piece is looked for, in pixels of the latter. */
const reach = 6;
/** Opacities that are as good as none and as full. */
const [none, full] = [0.06, 0.94];

/** From this confidence on a cut-out is shown: of 268 real photos above it, 3 were cut badly. */
export const leastConfidence = 0.8;

/** The piece of a photo on a transparent ground, in the photo's frame: red, green, blue and opacity. */
export type CutOut = { pixels: Buffer; width: number; height: number };

type Small = { width: number; height: number; rgb: Uint8Array };

/** Where the piece is in a photo without transparency, in the photo scaled down to 240 pixels, and how sure that is. */
export async function findPiece(
  photo: PixelsOfPhoto,
): Promise<SubjectMask & { width: number; height: number }> {
  const small = await scaledDown(photo, sides.mask);
  const { width, height } = small;
  return { width, height, ...subjectMaskOf(labImageOf({ ...small, opacity: null })) };
}

/** Cuts a piece that was found out of its photo, with a soft edge. */
export async function cutOutOf(
  photo: PixelsOfPhoto,
  found: { mask: Uint8Array; width: number; height: number },
): Promise<CutOut> {
  const guide = await scaledDown(photo, sides.edge);
  const mask = enlarged(found, guide);
  const edges = edgeModelOf(guide, mask);
  return render(photo, edges, spreadColors(guide, mask));
}

async function scaledDown(photo: PixelsOfPhoto, side: number): Promise<Small> {
  const { data, info } = await pipelineOf(photo)
    .resize({ width: side, height: side, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** The mask in another size, with edges as soft as its pixels are large. */
function enlarged(
  found: { mask: Uint8Array; width: number; height: number },
  { width, height }: Small,
): Float32Array {
  const large = Float32Array.from({ length: width * height }, (_, place) => {
    const x = Math.floor(((place % width) * found.width) / width);
    const y = Math.floor((Math.floor(place / width) * found.height) / height);
    return found.mask[y * found.width + x] as number;
  });
  return boxMean(large, width, height, 1);
}

/** For each pixel the mean color of the piece around it: the color of a soft edge without that of the ground. */
function spreadColors({ width, height, rgb }: Small, mask: Float32Array): Float32Array[] {
  const weights = mask.map((share) => (share > 0.99 ? 1 : 0.001));
  const sums = boxMean(weights, width, height, reach);
  return [0, 1, 2].map((channel) => {
    const colors = weights.map((weight, place) => weight * (rgb[place * 3 + channel] as number));
    const means = boxMean(colors, width, height, reach);
    return means.map((mean, place) => mean / (sums[place] as number));
  });
}

/** Evaluates the opacity on the photo itself. */
function render(photo: PixelsOfPhoto, { width, height, factors }: EdgeModel, colors: Float32Array[]): CutOut {
  const result = Buffer.alloc(photo.width * photo.height * 4);
  const [red, green, blue] = colors as [Float32Array, Float32Array, Float32Array];
  const [fr, fg, fb, fixed] = factors;
  for (let y = 0; y < photo.height; y++) {
    const v = Math.max(0, Math.min(height - 1.001, ((y + 0.5) * height) / photo.height - 0.5));
    const top = Math.floor(v);
    for (let x = 0; x < photo.width; x++) {
      const u = Math.max(0, Math.min(width - 1.001, ((x + 0.5) * width) / photo.width - 0.5));
      const at = top * width + Math.floor(u);
      const [right, down] = [u - Math.floor(u), v - top];
      const blend = (plane: Float32Array) => {
        const above = (plane[at] as number) * (1 - right) + (plane[at + 1] as number) * right;
        const below = (plane[at + width] as number) * (1 - right) + (plane[at + width + 1] as number) * right;
        return above * (1 - down) + below * down;
      };
      const from = (y * photo.width + x) * photo.channels;
      const to = (y * photo.width + x) * 4;
      const [r, g, b] = [
        photo.pixels[from] as number,
        photo.pixels[from + 1] as number,
        photo.pixels[from + 2] as number,
      ];
      const raw = (blend(fr) * r + blend(fg) * g + blend(fb) * b) / 255 + blend(fixed);
      const opacity = Math.max(0, Math.min(1, (raw - none) / (full - none)));
      if (opacity === 0) continue;
      result[to + 3] = Math.round(opacity * 255);
      if (opacity === 1) {
        result[to] = r;
        result[to + 1] = g;
        result[to + 2] = b;
      } else {
        result[to] = r * opacity + blend(red) * (1 - opacity);
        result[to + 1] = g * opacity + blend(green) * (1 - opacity);
        result[to + 2] = b * opacity + blend(blue) * (1 - opacity);
      }
    }
  }
  return { pixels: result, width: photo.width, height: photo.height };
}
