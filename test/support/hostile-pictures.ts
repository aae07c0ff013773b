import sharp from 'sharp';
import { heic } from './heic/heic.ts';
import { jpeg, pixelFlood, png, webp } from './pictures.ts';

/** Files of a few kilobytes that have, or claim to have, more pixels than any photo. */
export const floods = {
  'a PNG of 81 megapixels': () => pixelFlood(9000, 9000),
  'a PNG that claims 3600 megapixels': async () => claiming(await png(), 16, 60_000, 4),
  'a JPEG that claims 4225 megapixels': async () => {
    const file = await jpeg();
    return claiming(file, file.indexOf(Buffer.from([0xff, 0xc0])) + 5, 65_000, 2);
  },
  'a WebP that claims 268 megapixels': async () => {
    const file = Buffer.from(await webp());
    file.writeUInt16LE(16_383, 26);
    file.writeUInt16LE(16_383, 28);
    return file;
  },
  'a HEIC that claims 900 megapixels': () => heic({ columns: 2, rows: 1, width: 30_000, height: 30_000 }),
  'a HEIC of a small picture on 16,384 tiles': () =>
    heic({ columns: 128, rows: 128, width: 512, height: 512, tileAt: () => 'red' }),
  'a HEIC of 268 megapixels': () => heic({ columns: 32, rows: 32, tileAt: () => 'red' }),
};

/** Returns the same file with a different width and height in its header. */
function claiming(file: Buffer, at: number, side: number, bytes: number) {
  const claim = Buffer.from(file);
  claim.writeUIntBE(side, at, bytes);
  claim.writeUIntBE(side, at + bytes, bytes);
  return claim;
}

/** Polyglots: valid photos that are also valid files of another type. */
export const polyglots = {
  'a JPEG with a script in its metadata': () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer(),
  'a JPEG that is an archive too': async () =>
    Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  'a PNG that is a page too': async () => Buffer.concat([await png(), Buffer.from('<!DOCTYPE html><p>Hi')]),
  'a PNG that is a drawing too': async () =>
    Buffer.concat([await png(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
  'a WebP that is a document too': async () => Buffer.concat([await webp(), Buffer.from('%PDF-1.7')]),
  'a JPEG that is a program too': async () => Buffer.concat([await jpeg(), Buffer.from('<?php echo 1;')]),
};

/** An animation of two frames: red, then blue. */
export const animated = async (format: 'gif' | 'webp') =>
  sharp(await Promise.all(['#ff0000', '#0000ff'].map((color) => png(color))), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
