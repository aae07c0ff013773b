import sharp from 'sharp';
import type { PieceToDraw } from '../../rows/images/outfit-picture.ts';
import { drawFlatLay } from '../outfit-picture/draw-flat-lay.ts';

/** Twice the width at which a mail shows it. */
const width = 720;

/** Draws the pieces of an outfit and returns the picture as a JPEG in base64. Stores nothing. */
export async function handler(pieces: PieceToDraw[]): Promise<string> {
  const { data, info } = await drawFlatLay(pieces);
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return (await picture.resize({ width }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()).toString('base64');
}
