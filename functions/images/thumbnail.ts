import { type PixelsOfPhoto, pipelineOf } from './variants/encode-variant.ts';

/** The default side in pixels. A necklace is still recognizable, and a dozen passes over all pixels are fast. */
const usual = 144;

/** A photo scaled down for analysis: red, green, blue and opacity of every pixel, each from 0 to 255. */
export type Thumbnail = {
  width: number;
  height: number;
  rgb: Uint8Array;
  /** Null if the photo has no transparency. */
  opacity: Uint8Array | null;
};

/** Scales a photo so that it fits into a square with this side in pixels. */
export async function thumbnailOf(photo: PixelsOfPhoto, side = usual): Promise<Thumbnail> {
  const { data, info } = await pipelineOf(photo)
    .resize({ width: side, height: side, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rgb = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height);
  for (let place = 0; place < opacity.length; place++) {
    rgb.set(data.subarray(place * 4, place * 4 + 3), place * 3);
    opacity[place] = data[place * 4 + 3] ?? 255;
  }
  return { width, height, rgb, opacity: opacity.every((value) => value > 250) ? null : opacity };
}
