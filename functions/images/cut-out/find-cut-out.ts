import sharp from 'sharp';
import { chosenBy } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { measure } from '../../platform/measure.ts';
import { imageModel } from '../image-model.ts';
import { type PixelsOfPhoto, pipelineOf } from '../variants/encode-variant.ts';
import { type CutOut, cutOutOf, findPiece, leastConfidence } from './cut-out.ts';

type Finder = (photo: PixelsOfPhoto) => Promise<(CutOut & { isUnsure?: true }) | null>;

const findByColors: Finder = async (photo) => {
  const found = await findPiece(photo);
  if (!found.mask.includes(1)) return null;
  const cutOut = await cutOutOf(photo, found);
  return found.confidence < leastConfidence ? { ...cutOut, isUnsure: true } : cutOut;
};
const findByModel: Finder = async (photo) => {
  try {
    return await removeBackground(photo);
  } catch (error) {
    log.warn('The model cut nothing out, and the colors of the photo were looked at', { error });
    return findByColors(photo);
  }
};
/**
 * Cuts the piece out of an item's photo with the method of the setting `cutOut`. Returns null if no piece was
 * found. If it was found without enough confidence, the cut-out is unsure.
 */
export const findCutOut = chosenBy('CUT_OUT', { builtin: findByColors, bedrock: findByModel });

const ask = imageModel('CUT_OUT', 40_000);
/** The largest picture that the model returns, in pixels. A larger answer is refused before it is decoded. */
const mostPixels = 9_437_184;
/** The model has found a piece if the share of opaque pixels in its picture, 0 to 1, is between these. */
const shares = { least: 0.005, most: 0.97 };

/**
 * Cuts the piece out of a photo with Stability AI's background removal on Bedrock. Returns null if the model left
 * nothing or everything. Throws if the model cannot be called.
 */
export async function removeBackground(photo: PixelsOfPhoto): Promise<CutOut | null> {
  const image = await pipelineOf(photo).webp({ quality: 95 }).toBuffer();
  const answer = await ask({ image: image.toString('base64'), output_format: 'png' });
  measure('ModelPictures', { Use: 'cutOuts' });
  const { data, info } = await sharp(answer, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ width: photo.width, height: photo.height, fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let opaque = 0;
  for (let at = 3; at < data.length; at += 4) opaque += Number((data[at] as number) > 127);
  const share = opaque / (info.width * info.height);
  return share > shares.least && share < shares.most
    ? { pixels: data, width: info.width, height: info.height }
    : null;
}
