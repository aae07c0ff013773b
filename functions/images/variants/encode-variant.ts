import sharp, { type Sharp } from 'sharp';
import { type ImageVariant, masterVariant } from '#shared/rules/image-variant';
import type { Photo } from '../decode/decode-photo.ts';

export type PixelsOfPhoto = Pick<Photo, 'pixels' | 'width' | 'height' | 'channels'>;

/** What shines through a picture that was cut out: shops show their clothes on white. */
const background = '#ffffff';
/** WebP in as little time as a person waits for it; the master is good enough to make the others of. */
const webp = { quality: 80, effort: 2 };
const master = { quality: 90, effort: 2 };
/**
 * One step more takes half as long again and saves a twelfth of the bytes. WebP keeps one sample of color for
 * four pixels, so that the master has no more to give.
 */
const avif = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };

export const pictureOf = ({ pixels, width, height, channels }: PixelsOfPhoto): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });

/** A photograph as it is served, without any metadata; one that is narrower than its variant stays as it is. */
export async function encodeVariant(photo: PixelsOfPhoto, variant: ImageVariant): Promise<Buffer> {
  const [width, format] = variant.split('.');
  const picture = pictureOf(photo)
    .resize({ width: Number(width), withoutEnlargement: true })
    .flatten({ background });
  if (format === 'avif') return picture.avif(avif).toBuffer();
  return picture.webp(variant === masterVariant ? master : webp).toBuffer();
}
