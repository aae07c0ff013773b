import { type Lab, labOfRgb } from '#shared/rules/oklab';
import type { Thumbnail } from '../thumbnail.ts';

/** An image in the OKLab color space, with one plane for each of the three coordinates. */
export type LabImage = {
  width: number;
  height: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
};

/** The color of a pixel. */
export const colorAt = ({ lightness, a, b }: LabImage, place: number): Lab => [
  lightness[place] ?? 0,
  a[place] ?? 0,
  b[place] ?? 0,
];

/** The share of the brightest pixels that is ignored, because they are reflections and lamps. */
const glare = 0.02;
const bright = 0.96;
const mostGain = 1.24;

/** Converts an image to OKLab. A dim one is brightened by up to 1.24, because white looks gray in dim light. */
export function labImageOf({ width, height, rgb }: Thumbnail): LabImage {
  const count = width * height;
  const image = {
    width,
    height,
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  for (let place = 0; place < count; place++) {
    const at = place * 3;
    const [l, a, b] = labOfRgb(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    image.lightness[place] = l;
    image.a[place] = a;
    image.b[place] = b;
  }
  const brightest = image.lightness.toSorted()[Math.floor(count * (1 - glare))] ?? 1;
  const gain = Math.min(mostGain, Math.max(1, bright / brightest));
  for (const plane of [image.lightness, image.a, image.b])
    for (let place = 0; place < count; place++) plane[place] = (plane[place] ?? 0) * gain;
  return image;
}
