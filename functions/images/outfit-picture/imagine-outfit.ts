import sharp from 'sharp';
import { itemNameOf } from '#shared/rules/item-name';
import { shorten } from '#shared/rules/shorten';
import { measure } from '../../platform/measure.ts';
import { type Picture, type PieceToDraw, pictureSize } from '../../rows/images/outfit-picture.ts';
import { imageModel } from '../image-model.ts';

/** The workflow allows 40 s for a picture. */
const ask = imageModel('IMAGE', 25_000);
/** Larger than any model's output; a file that claims more pixels is refused before it is decoded. */
const mostPixels = 4096 * 4096;
const pieceLength = 120;

/** Generates a picture of an outfit with an image model, from its pieces' names. Throws if the model fails. */
export async function imagineOutfit(pieces: readonly PieceToDraw[]): Promise<Picture> {
  const image = await ask({ prompt: promptFor(pieces), aspect_ratio: '4:5', output_format: 'png' });
  measure('ModelPictures', { Use: 'outfits' });
  return sharp(image, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ ...pictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The prompt for the image model. */
export const promptFor = (pieces: readonly PieceToDraw[]) =>
  `Flat lay photograph of one outfit on warm paper, soft daylight, seen from above, nobody in it, no writing: ${pieces
    .map(nameOf)
    .join('; ')}.`;

/** The user's texts about a piece, without control characters and cut to 120 characters. */
const nameOf = (piece: PieceToDraw) =>
  shorten(
    [itemNameOf(piece), piece.description]
      .filter(Boolean)
      .join(', ')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp};]+/gu, ' '),
    pieceLength,
  );
