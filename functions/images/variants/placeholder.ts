import { type PixelsOfPhoto, pipelineOf } from './encode-variant.ts';

/** The longer side in pixels. Browsers scale it up smoothly. Even random noise takes only 250 characters. */
const side = 16;

/** A tiny blurred copy of a photo to show while an image loads, as a data URI of at most 400 characters. */
export async function placeholderOf(photo: PixelsOfPhoto): Promise<string> {
  const webp = await pipelineOf(photo)
    .resize({ width: side, height: side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .blur(0.6)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
