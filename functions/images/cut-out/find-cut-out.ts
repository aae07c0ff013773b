import { chosenBy } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import type { PixelsOfPhoto } from '../variants/encode-variant.ts';
import { type CutOut, cutOutOf, findPiece, leastConfidence } from './cut-out.ts';
import { removeBackground } from './remove-background.ts';

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
