import sharp, { type Sharp } from 'sharp';
import {
  type CutOutWidth,
  type ImageFormat,
  type ImageVariant,
  masterVariant,
} from '#shared/rules/image-variant';
import type { Photo } from '../decode/decode-photo.ts';

/** The pixels of a photo, without its original size. */
export type PixelsOfPhoto = Pick<Photo, 'pixels' | 'width' | 'height' | 'channels'>;

/** The background for photos with transparency: white, as in shop photos. */
const background = '#ffffff';
/** WebP takes little effort, because the user waits. The master has a higher quality: others are made from it. */
const webp = { quality: 80, effort: 2 };
const master = { quality: 90, effort: 2 };
/**
 * One more step of effort takes 50 % more time and saves a twelfth of the bytes. The master is WebP, which subsamples
 * color 4:2:0, so AVIF with finer color would gain nothing.
 */
const avif = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };

/** The pixels as a sharp pipeline. */
export const pipelineOf = ({ pixels, width, height, channels }: PixelsOfPhoto): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });

/** The pixels that a sharp pipeline makes. */
export async function pixelsOf(pipeline: Sharp): Promise<PixelsOfPhoto> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** Encodes a photo as one of its variants, without metadata. A photo narrower than the variant is not enlarged. */
export async function encodeVariant(photo: PixelsOfPhoto, variant: ImageVariant): Promise<Buffer> {
  const [width, format] = variant.split('.');
  const resized = pipelineOf(photo)
    .resize({ width: Number(width), withoutEnlargement: true })
    .flatten({ background });
  if (format === 'avif') return resized.avif(avif).toBuffer();
  return resized.webp(variant === masterVariant ? master : webp).toBuffer();
}

/** Encodes a cut-out in one width and format, with its transparency. A narrower cut-out is not enlarged. */
export function encodeCutOut(piece: PixelsOfPhoto, width: CutOutWidth, format: ImageFormat): Promise<Buffer> {
  const resized = pipelineOf(piece).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer();
}

/** The longer side in pixels. Browsers scale it up smoothly. Even random noise takes only 250 characters. */
const placeholderSide = 16;

/** A tiny blurred copy of a photo to show while an image loads, as a data URI of at most 400 characters. */
export async function placeholderOf(photo: PixelsOfPhoto): Promise<string> {
  const copy = await pipelineOf(photo)
    .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside' })
    .flatten({ background })
    .blur(0.6)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${copy.toString('base64')}`;
}
