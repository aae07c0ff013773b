import sharp from 'sharp';
import { AppError } from '#shared/errors';
import { photoFormatOf } from './photo-format.ts';
import { readHeic } from './read-heic.ts';
import { toTiff } from './tiff.ts';

/** The largest pictures of today's phones have 50 megapixels; a small file can claim far more. */
const mostPixels = 64_000_000;
const mostSeconds = 20;
/** In pixels: more is never served. */
const widest = 1536;
/** The tallest picture, in pixels, that WebP can hold; a screenshot of a whole page is taller. */
const tallest = 16_383;

/** A photograph in memory: upright, in sRGB, eight bits a channel, no wider than what is served. */
export type Photo = {
  pixels: Buffer;
  width: number;
  height: number;
  /** Red, green and blue, and opacity where there are four. */
  channels: 3 | 4;
  /** Of the photograph as it was taken, upright, in pixels. */
  original: { width: number; height: number };
};

/** Decodes a file once and whole. Whatever is no sound photograph fails with `upload.invalid_file`. */
export async function decodePhoto(bytes: Uint8Array): Promise<Photo> {
  const format = photoFormatOf(bytes);
  if (!format) throw new AppError('upload.invalid_file');
  try {
    const file = format === 'heic' ? await heicAsTiff(bytes) : bytes;
    return await decode(file, format === 'heic' ? 'tiff' : format);
  } catch {
    throw new AppError('upload.invalid_file');
  }
}

async function decode(file: Uint8Array, format: string): Promise<Photo> {
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format: found, autoOrient, depth, hasProfile } = await image.metadata();
  if (found !== format) throw new Error(`The file is ${found} and not ${format}`);
  const upright = image
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds });
  // Of 16 bits and a profile sharp makes Display P3, and would leave it at that.
  const inSrgb =
    hasProfile && depth !== 'uchar' ? upright.withIccProfile('srgb', { attach: false }) : upright;
  const { data, info } = await inSrgb.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3 && info.channels !== 4) throw new Error(`There are ${info.channels} channels`);
  const { width, height, channels } = info;
  return { pixels: data, width, height, channels, original: autoOrient };
}

async function heicAsTiff(bytes: Uint8Array): Promise<Buffer> {
  const { profile, isDisplayP3, ...pixels } = readHeic(bytes, mostPixels);
  return toTiff(pixels, isDisplayP3 ? await displayP3() : profile);
}

/** The profile that sharp itself has of Display P3, read off a picture in it. */
async function displayP3(): Promise<Uint8Array | null> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata();
  return icc ?? null;
}
