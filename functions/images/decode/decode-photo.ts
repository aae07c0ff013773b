import sharp from 'sharp';
import { AppError } from '#shared/errors';
import { photoSignatureOf } from '#shared/rules/photo-signature';
import { readHeic } from './read-heic.ts';
import { toTiff } from './tiff.ts';

/** The most pixels that are decoded. Phones take up to 50 megapixels; a decompression bomb claims more. */
const mostPixels = 64_000_000;
const mostSeconds = 20;
/** The width in pixels of the widest variant that the app serves. */
const widest = 1536;
/** The maximum height of a WebP file in pixels. A screenshot of a whole page can be taller. */
const tallest = 16_383;
/**
 * Signatures of markup, scripts and documents that a polyglot file hides in a photo. A document type other than HTML is
 * not listed, because XMP metadata may begin with one.
 */
const otherContent = /<script|<!doctype\s+html|<svg\s+xmlns|<\?php\s|%PDF-1\.\d/i;
const zipEnd = [0x50, 0x4b, 0x05, 0x06];
const zipEndLength = 22;

/** A decoded photo: upright, in sRGB, eight bits a channel, no wider than the widest variant. */
export type Photo = {
  pixels: Buffer;
  width: number;
  height: number;
  /** 3: red, green and blue. 4: also opacity. */
  channels: 3 | 4;
  /** The size of the uploaded photo, upright, in pixels. */
  original: { width: number; height: number };
};

/** Decodes a file completely. Throws `upload.invalid_file` if it is damaged, no photo, or a polyglot. */
export async function decodePhoto(bytes: Uint8Array): Promise<Photo> {
  const format = photoSignatureOf(bytes);
  if (!format || isPolyglot(bytes)) throw new AppError('upload.invalid_file');
  try {
    const file = format === 'heic' ? await heicAsTiff(bytes) : bytes;
    return await decode(file, format === 'heic' ? 'tiff' : format);
  } catch {
    throw new AppError('upload.invalid_file');
  }
}

/** Whether the file of a photo also contains something else. */
function isPolyglot(bytes: Uint8Array) {
  const end = bytes.subarray(-zipEndLength);
  if (zipEnd.every((byte, index) => end[index] === byte)) return true;
  return otherContent.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
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
  // sharp converts 16-bit images with a profile to Display P3, so that sRGB must be requested explicitly.
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

/** sharp's built-in ICC profile of Display P3, read from a picture written with it. */
async function displayP3(): Promise<Uint8Array | null> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata();
  return icc ?? null;
}
