import { firstVariant, type ImageVariant, masterVariant } from '#shared/rules/image-variant';
import { chosenBy } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { workflowTask } from '../../platform/workflow-task.ts';
import { drawFlatLay } from '../../rows/images/draw-flat-lay.ts';
import {
  type DrawnOutfit,
  type DrawOutfit,
  outfitPicturePath,
  type Picture,
  type PieceToDraw,
} from '../../rows/images/outfit-picture.ts';
import { imagineOutfit } from '../outfit-picture/imagine-outfit.ts';
import { encodeVariant } from '../variants/encode-variant.ts';
import { storeVariant } from '../variants/store-variant.ts';

type Drawing = { picture: Picture; byModel: boolean };
type Painter = (pieces: readonly PieceToDraw[]) => Promise<Drawing>;

const layOut: Painter = async (pieces) => ({ picture: await drawFlatLay(pieces), byModel: false });
const imagine: Painter = async (pieces) => {
  try {
    return { picture: await imagineOutfit(pieces), byModel: true };
  } catch (error) {
    log.warn('The image model drew nothing, and the photos were laid out', { error });
    return layOut(pieces);
  }
};
const draw = chosenBy('IMAGE', { builtin: layOut, bedrock: imagine });

/**
 * Draws an outfit and stores it like a photo: first the variant that is shown first, then the master, which triggers
 * `derive-variants`. If `IMAGE` is `bedrock`, an image model draws the picture. Otherwise, or if the model fails, the
 * pieces are laid flat. A task of the generation workflow.
 */
export const handler = workflowTask(async (task: DrawOutfit): Promise<DrawnOutfit> => {
  const { userId, jobId, wardrobe, composition } = task;
  const pieces = composition.itemIds.flatMap((id) => wardrobe.items.find((item) => item.id === id) ?? []);
  const { picture, byModel } = await draw(pieces);
  const { data: pixels, info } = picture;
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
});
