import sharp, { type Sharp } from 'sharp';
import type { PieceToDraw } from '../../domain/outfit-picture.ts';
import { readMaster } from '../../domain/read-master.ts';
import { type Cell, layoutCollage } from './layout-collage.ts';
import { type Picture, pictureSize } from './picture.ts';

/** The color of the ground between the photos and around them. */
const paper = '#f3ede3';
const margin = 36;
const gap = 10;
/** The largest fraction of a photo's width or height that may be cropped so that it fills its cell. */
const mayBeCut = 0.08;
const area: Cell = {
  left: margin,
  top: margin,
  width: pictureSize.width - 2 * margin,
  height: pictureSize.height - 2 * margin,
};

/**
 * A collage of the photos of an outfit's pieces. A piece whose photo was deleted is left out; without any photo
 * it throws.
 */
export async function drawCollage(pieces: readonly PieceToDraw[]): Promise<Picture> {
  const found = await Promise.all(
    pieces.map(async (piece) => decode(piece, await readMaster(piece.imageUrl))),
  );
  const photos = found.filter((photo) => photo !== null);
  if (photos.length === 0) throw new Error('None of the photos exists.');
  const cells = layoutCollage(photos, area, gap);
  const layers = await Promise.all(
    cells.map(async (cell, at) => ({ input: await fill(cell, photos[at]), left: cell.left, top: cell.top })),
  );
  return sharp({ create: { ...pictureSize, channels: 3, background: paper } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type Photo = { category: string; aspectRatio: number; file: Uint8Array };

async function decode({ category }: PieceToDraw, file: Uint8Array | null): Promise<Photo | null> {
  if (!file) return null;
  const { width, height } = await sharp(file).metadata();
  return { category, file, aspectRatio: width / height };
}

/** A photo at the size of its cell: cropped where little is lost, otherwise whole, on its own ground or on the paper. */
async function fill({ width, height }: Cell, photo: Photo | undefined): Promise<Buffer> {
  if (!photo) throw new Error('A cell has no photo.');
  const forms = [width / height, photo.aspectRatio];
  const cutOff = 1 - Math.min(...forms) / Math.max(...forms);
  const fitted =
    cutOff <= mayBeCut ? sharp(photo.file).resize({ width, height }) : await onGround(photo, width, height);
  return fitted.png({ compressionLevel: 0 }).toBuffer();
}

async function onGround({ file, aspectRatio }: Photo, width: number, height: number): Promise<Sharp> {
  const shown = {
    width: Math.min(width, Math.round(height * aspectRatio)),
    height: Math.min(height, Math.round(width / aspectRatio)),
  };
  const [left, top] = [Math.floor((width - shown.width) / 2), Math.floor((height - shown.height) / 2)];
  return sharp(file)
    .resize({ ...shown, fit: 'fill' })
    .extend({
      left,
      top,
      right: width - shown.width - left,
      bottom: height - shown.height - top,
      // Copying the edge leaves no seam on an even ground, but streaks on an uneven one. A single color beside an uneven
      // ground would look like a band, so the paper is shown there.
      ...((await hasEvenGround(file)) ? { extendWith: 'copy' } : { background: paper }),
    });
}

/** The side of the scaled-down photo whose border is sampled, in pixels. */
const side = 24;
/** The largest mean deviation of an even border from its mean color, from 0 to 255. */
const evenWithin = 14;

/** Whether the border of a photo has one color. */
async function hasEvenGround(file: Uint8Array): Promise<boolean> {
  const pixels = await sharp(file).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const border = Array.from({ length: side * side }, (_, at) => at).filter(
    (at) => at < side || at >= side * (side - 1) || at % side === 0 || at % side === side - 1,
  );
  const values = (channel: number) => border.map((at) => pixels[at * 3 + channel] ?? 0);
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  return [0, 1, 2].every((channel) => {
    const center = mean(values(channel));
    return mean(values(channel).map((value) => Math.abs(value - center))) <= evenWithin;
  });
}
