import { firstVariant, type ImageVariant, masterVariant } from '#shared/rules/image-variant';
import {
  type DrawnOutfit,
  type DrawOutfit,
  outfitPicturePath,
  type PieceToDraw,
} from '../../domain/outfit-picture.ts';
import { requireVariable } from '../../platform/environment.ts';
import { drawCollage } from '../outfit-picture/draw-collage.ts';
import { imagineOutfit } from '../outfit-picture/imagine-outfit.ts';
import type { Picture } from '../outfit-picture/picture.ts';
import { encodeVariant } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';

type Painter = { draw: (pieces: readonly PieceToDraw[]) => Promise<Picture>; byModel: boolean };
const painters: Record<string, Painter> = {
  builtin: { draw: drawCollage, byModel: false },
  bedrock: { draw: imagineOutfit, byModel: true },
};
const painter = painters[requireVariable('IMAGE')];
if (!painter) throw new Error(`IMAGE must be one of ${Object.keys(painters).join(', ')}.`);
const { draw, byModel } = painter;

/**
 * Draws an outfit, as a collage or by an image model (`IMAGE`), and stores it like a photo: the variant shown
 * first, and the master, whose creation triggers `derive-variants`. A task of the generation workflow.
 */
export async function handler({ userId, jobId, wardrobe, composition }: DrawOutfit): Promise<DrawnOutfit> {
  const pieces = composition.itemIds.flatMap((id) => wardrobe.items.find((item) => item.id === id) ?? []);
  const { data: pixels, info } = await draw(pieces);
  const path = outfitPicturePath(userId, jobId);
  const store = async (variant: ImageVariant) =>
    storeVariant(
      path,
      variant,
      await encodeVariant({ pixels, width: info.width, height: info.height, channels: 3 }, variant),
    );
  await store(firstVariant);
  await store(masterVariant);
  return { path, byModel };
}
