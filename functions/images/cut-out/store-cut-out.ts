import type { ClothingItem } from '#shared/contract/clothing-item';
import { cutOutFile, cutOutWidths, imageFormats } from '#shared/rules/image-variant';
import { encodeCutOut } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';
import { type CutOut, cropped } from './cut-out.ts';

/** Stores the files of a cut-out, cropped to the piece, and returns what the item says about it. Null is no piece. */
export async function storeCutOut(
  path: string,
  cutOut: (CutOut & { isUnsure?: true }) | null,
): Promise<NonNullable<ClothingItem['cutOut']>> {
  if (!cutOut) return { state: 'kept' };
  const { box, ...piece } = await cropped(cutOut);
  for (const format of imageFormats)
    for (const width of cutOutWidths) {
      const file = await encodeCutOut({ ...piece, channels: 4 }, width, format);
      await storeVariant(path, cutOutFile(width, format), file);
    }
  const width = Math.min(piece.width, Math.max(...cutOutWidths));
  const height = Math.round((piece.height * width) / piece.width);
  return { state: 'made', width, height, box, ...(cutOut.isUnsure && { isUnsure: true }) };
}
