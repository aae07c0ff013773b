import sharp from 'sharp';
import { photoOf } from '../../bin/demo/photo.ts';
import { phoneHeic } from './heic/heic.ts';

/** A camera that says what it is, where it was and how it was held. */
const metadata = {
  IFD0: { Make: 'SecretPhone', Model: 'Twelve', Artist: 'Ada' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '59/1 19/1 46/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '18/1 4/1 7/1',
  },
};

/** Of 4000 × 3000 pixels as they lie on the sensor, with its grain. */
export async function phoneJpeg(orientation: 1 | 3 | 6 | 8 = 6): Promise<Buffer> {
  const picture = await photoOf('blue-shirt', 600);
  const grain = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer();
  return sharp(await sharp(picture).rotate(-90).resize(4000, 3000).toBuffer())
    .composite([{ input: grain, blend: 'soft-light', tile: true }])
    .withExif(metadata)
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The same of another maker, with its metadata in an item of its own. */
export async function phoneHeicWithPlace(): Promise<Buffer> {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: 'gray' } });
  const file = await small.withExif(metadata).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { exif } = await sharp(file).metadata();
  return phoneHeic(exif?.subarray('Exif\0\0'.length));
}
