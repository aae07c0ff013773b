import sharp from 'sharp';
import type { PieceToDraw } from '../../platform/outfit-picture.ts';
import { readMaster } from '../variants/read-master.ts';
import { type Cell, layoutBoard } from './layout-board.ts';
import type { Picture } from './picture.ts';
import { pictureSize } from './picture.ts';

/** Warm paper, as it shows between the photographs and around them. */
const paper = '#f3ede3';
const margin = 36;
const gap = 10;
/** So much of a photograph may be cut off so that it fills its cell, in parts of its width or height. */
const mayBeCut = 0.14;
const area: Cell = {
  left: margin,
  top: margin,
  width: pictureSize.width - 2 * margin,
  height: pictureSize.height - 2 * margin,
};

/** The photographs of an outfit laid out flat, side by side; a piece whose photograph is gone is left out. */
export async function drawBoard(pieces: readonly PieceToDraw[]): Promise<Picture> {
  const found = await Promise.all(
    pieces.map(async ({ category, imageUrl }) => ({ category, file: await readMaster(imageUrl) })),
  );
  const shown = found.flatMap(({ category, file }) => (file ? [{ category, file }] : []));
  if (shown.length === 0) throw new Error('None of the photographs is there.');
  const categories = shown.map(({ category }) => category);
  const cells = layoutBoard(categories, area, gap);
  const layers = [];
  for (const [at, { file }] of shown.entries()) {
    const cell = cells[at];
    if (cell) layers.push({ input: await fill(cell, file), left: cell.left, top: cell.top });
  }
  return sharp({ create: { ...pictureSize, channels: 3, background: paper } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A photograph in the form of its cell: cut a little, or else whole on more of the ground that it stands on. */
async function fill({ width, height }: Cell, file: Uint8Array): Promise<Buffer> {
  const photo = sharp(file);
  const { width: photoWidth, height: photoHeight } = await photo.metadata();
  const forms = [width / height, photoWidth / photoHeight];
  const cutOff = 1 - Math.min(...forms) / Math.max(...forms);
  const fitted =
    cutOff <= mayBeCut
      ? photo.resize({ width, height, fit: 'cover' })
      : photo.resize({ width, height, fit: 'contain', background: await groundOf(file) });
  return fitted.png({ compressionLevel: 0 }).toBuffer();
}

const side = 24;

/** The mean color along the border of a photograph. */
async function groundOf(file: Uint8Array) {
  const pixels = await sharp(file).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const border = Array.from({ length: side * side }, (_, at) => at).filter(
    (at) => at < side || at >= side * (side - 1) || at % side === 0 || at % side === side - 1,
  );
  const mean = (channel: number) =>
    Math.round(border.reduce((sum, at) => sum + (pixels[at * 3 + channel] ?? 0), 0) / border.length);
  return { r: mean(0), g: mean(1), b: mean(2) };
}
