import sharp, { type Sharp } from 'sharp';
import type { PieceToDraw } from '../../rows/images/outfit-picture.ts';
import { readMaster } from '../../rows/images/read-master.ts';
import { type Cell, layoutCollage } from './layout-collage.ts';
import { type Picture, pictureSize } from './picture.ts';

/** The background color between and around the photos. */
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
 * Draws a collage from the photos of an outfit's pieces. Leaves out a piece whose photo was deleted. Throws if no photo
 * is left.
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

/**
 * Fits a photo into its cell. It is cropped if little is lost. Otherwise it is shown whole, and the rest of the cell
 * shows its own ground or the paper color.
 */
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
      // An even ground is continued by copying the photo's edge, which leaves no visible seam. On an uneven ground the
      // copies would look like streaks, and a single color would look like a band. So the paper color is shown there.
      ...((await hasEvenGround(file)) ? { extendWith: 'copy' } : { background: paper }),
    });
}

/** The side length, in pixels, of the scaled-down photo whose border is sampled. */
const side = 24;
/** The largest mean deviation of an even border from its mean color, on a scale from 0 to 255. */
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
