import { chosenBy } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import type { PixelsOfPhoto } from '../variants/encode-variant.ts';
import { type CutOut, cutOutOf, findPiece, leastConfidence } from './cut-out.ts';
import { removeBackground } from './remove-background.ts';

type Finder = (photo: PixelsOfPhoto) => Promise<CutOut | null>;

const findByColors: Finder = async (photo) => {
  const found = await findPiece(photo);
  return found.confidence < leastConfidence ? null : cutOutOf(photo, found);
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
 * Cuts the piece out of an item's photo with the method of the setting `cutOut`. Returns null if the piece was not
 * found with enough confidence.
 */
export const findCutOut = chosenBy('CUT_OUT', { builtin: findByColors, bedrock: findByModel });
