import { labOfRgb } from '#shared/rules/oklab';
import type { Thumbnail } from '../thumbnail.ts';

/** A picture in OKLab, plane by plane. */
export type LabImage = {
  width: number;
  height: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
};

/** The share of pixels that is left out where the brightest is looked for: reflections and lamps. */
const glare = 0.02;
const bright = 0.9;
const mostGain = 1.24;

/** In a dim light white is gray: a picture without anything bright is made brighter, as an eye gets used to it. */
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
