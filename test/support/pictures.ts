import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (color: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const jpeg = (color = '#1f2a44', width = 90, height = 120) =>
  canvas(color, width, height).jpeg().toBuffer();
export const png = (color = '#1f2a44', width = 90, height = 120) =>
  canvas(color, width, height).png().toBuffer();
export const webp = () => canvas('#1f2a44', 90, 120).webp().toBuffer();
export const gif = () => canvas('#1f2a44', 90, 120).gif().toBuffer();
export const tiff = () => canvas('#1f2a44', 90, 120).tiff().toBuffer();

/** A photo of an upright phone: stored sideways, red on the left, with orientation and location. */
export const sidewaysWithPlace = async () =>
  canvas('#0000ff', 400, 200)
    .composite([{ input: await png('#ff0000', 200, 200), left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 46/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A valid PNG of a few kilobytes that decodes into this many pixels. */
export function pixelFlood(width: number, height: number) {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * Pads a picture file to this many bytes. The padding comes after the end of the picture, where decoders do not look.
 */
export const padded = (file: Buffer, bytes: number) =>
  Buffer.concat([file, Buffer.alloc(bytes - file.length)]);

export const html = Buffer.from('<!doctype html><script>alert(1)</script>');
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120"><rect width="90" height="120"/></svg>',
);
