import sharp from 'sharp';
import { photoOf } from '../../bin/demo/photo.ts';
import { phoneHeic } from './heic/heic.ts';

/** The metadata of a photo with the camera, the location and the orientation. */
const metadata = {
  IFD0: { Make: 'SecretPhone', Model: 'Twelve', Artist: 'Ada' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '59/1 19/1 46/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '18/1 4/1 7/1',
  },
};

/** A phone's photo as a JPEG: 4000 × 3000 pixels in the orientation of the sensor, with sensor noise. */
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

/** A HEIC photo with the same metadata, which is stored in a separate item. */
export async function phoneHeicWithPlace(): Promise<Buffer> {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: 'gray' } });
  const file = await small.withExif(metadata).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { exif } = await sharp(file).metadata();
  return phoneHeic(exif?.subarray('Exif\0\0'.length));
}
