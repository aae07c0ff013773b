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

/** The background of photos with transparency: white, as in shops. */
const background = '#ffffff';
/** WebP with little effort, because the user waits for it; the master has the quality to derive others from. */
const webp = { quality: 80, effort: 2 };
const master = { quality: 90, effort: 2 };
/**
 * One more step of effort takes half as long again and saves a twelfth of the bytes. The master is WebP, which
 * subsamples color 4:2:0, so that a finer AVIF would gain nothing.
 */
const avif = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };

/** The pixels as a sharp pipeline. */
export const pipelineOf = ({ pixels, width, height, channels }: PixelsOfPhoto): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });

/** Encodes a photo as one of its variants, without metadata; a photo narrower than the variant is not enlarged. */
export async function encodeVariant(photo: PixelsOfPhoto, variant: ImageVariant): Promise<Buffer> {
  const [width, format] = variant.split('.');
  const resized = pipelineOf(photo)
    .resize({ width: Number(width), withoutEnlargement: true })
    .flatten({ background });
  if (format === 'avif') return resized.avif(avif).toBuffer();
  return resized.webp(variant === masterVariant ? master : webp).toBuffer();
}

/** Encodes a cut-out in one width and format, with its transparency; one narrower than that is not enlarged. */
export function encodeCutOut(piece: PixelsOfPhoto, width: CutOutWidth, format: ImageFormat): Promise<Buffer> {
  const resized = pipelineOf(piece).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer();
}
