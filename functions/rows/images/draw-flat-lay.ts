import sharp, { type OverlayOptions } from 'sharp';
import { type Laid, layFlat } from '#shared/rules/flat-lay';
import { cutOutFile } from '#shared/rules/image-variant';
import { type Picture, type PieceToDraw, pictureSize } from './outfit-picture.ts';
import { readImage, readMaster } from './read-master.ts';

/** The background color under the pieces. */
export const ground = '#e9e2d7';
/** A soft shadow toward the lower right, in pixels. Its opacity is a share of the piece's opacity. */
const shadow = { blur: 9, right: 5, down: 9, opacity: 0.26 };

type Piece = Pick<PieceToDraw, 'category' | 'imageUrl' | 'isCutOut'>;

/** The white frame, in pixels, of a photo that is not cut out. */
const frame = 14;

/**
 * Draws a flat-lay of an outfit's pieces. A piece without a cut-out is drawn as a framed photo. Leaves out a piece
 * whose photo was deleted. Throws if no photo is left.
 */
export async function drawFlatLay(
  pieces: readonly Piece[],
  size: { width: number; height: number } = pictureSize,
): Promise<Picture> {
  const read = await Promise.all(pieces.map(readPiece));
  const found = read.filter((piece) => piece !== null);
  if (found.length === 0) throw new Error('None of the photos exists.');
  const places = layFlat(found, size.width / size.height);
  const inOrder = found
    .map((piece, at) => ({ piece, place: places[at] as Laid }))
    .sort((one, other) => one.place.layer - other.place.layer);
  const layers: OverlayOptions[] = [];
  for (const { piece, place } of inOrder) layers.push(...(await layersOf(piece, place, size)));
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function readPiece({ category, imageUrl, isCutOut }: Piece) {
  const cutOut = isCutOut ? await readImage(imageUrl, cutOutFile(1280, 'webp')) : null;
  const file = cutOut ?? (await readMaster(imageUrl));
  if (!file) return null;
  const { width, height } = await sharp(file).metadata();
  return { category, file, frame: cutOut ? 0 : frame, aspectRatio: width / height };
}

/** The layers of one piece: its shadow and, above it, the piece. */
async function layersOf(
  { file, frame }: { file: Uint8Array; frame: number },
  place: Laid,
  size: { width: number; height: number },
): Promise<OverlayOptions[]> {
  const [left, top] = [Math.round(place.left * size.width), Math.round(place.top * size.height)];
  const { data, info } = await sharp(file)
    .resize({
      width: Math.max(1, Math.round(place.width * size.width) - 2 * frame),
      height: Math.max(1, Math.round(place.height * size.height) - 2 * frame),
      fit: 'fill',
    })
    .ensureAlpha()
    .extend({ left: frame, right: frame, top: frame, bottom: frame, background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  // The shadow fades out beyond the piece, but must not go beyond the picture, because a layer must lie within it.
  const room = Math.min(3 * shadow.blur, left, top);
  const alpha = await sharp(data, { raw }).extractChannel('alpha').raw().toBuffer();
  const opacity = await sharp(alpha, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extend({ left: room, right: room, top: room, bottom: room, background: '#000000' })
    .blur(shadow.blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = opacity.info;
  const shade = Buffer.alloc(width * height * 4);
  opacity.data.forEach((value, at) => {
    shade[at * 4 + 3] = value * shadow.opacity;
  });
  return [
    {
      input: shade,
      raw: { width, height, channels: 4 },
      left: left - room + shadow.right,
      top: top - room + shadow.down,
    },
    { input: data, raw, left, top },
  ];
}
