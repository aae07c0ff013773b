import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { isShownCutOut } from '#shared/rules/cut-out';
import { shorten } from '#shared/rules/shorten';
import { availableOf } from '#shared/stylist/ranking/availability';
import { workflowTask } from '../../platform/workflow-task.ts';
import { readWardrobe } from '../../rows/items/clothing-item.ts';
import { briefOf } from '../../rows/outfits/brief-of.ts';
import { OutfitEntity } from '../../rows/outfits/outfit.ts';
import { claimJob } from '../claim-job.ts';
import { readHistory } from '../history.ts';
import type { AnalyzedWardrobe, WorkflowInput } from '../workflow-state.ts';

/** In characters: how much of each text is kept. A whole wardrobe must fit into the 256 KB of a workflow's state. */
const descriptionKept = 80;
const brandKept = 40;

/**
 * Claims the job, then reads the available items, the items in the laundry, and the person's history. Returns null if
 * this execution may not run the job. Throws `generation.no_clothes` if no item is available.
 */
export const handler = workflowTask(async (input: WorkflowInput): Promise<AnalyzedWardrobe | null> => {
  if (!(await claimJob(input))) return null;
  const { userId, request } = input;
  const [owned, history, remixed] = await Promise.all([
    readWardrobe(userId),
    readHistory(userId),
    request.remixOf ? OutfitEntity.get({ userId, id: request.remixOf.outfitId }).go() : null,
  ]);
  const wearable = availableOf(owned, userId);
  if (wearable.length === 0) throw new AppError('generation.no_clothes');
  const inLaundry = owned.filter((item) => item.isInLaundry && !item.archiveReason);
  return {
    history,
    items: wearable.map(shortened),
    inLaundry: inLaundry.map(shortened),
    ...(remixed?.data && {
      remixed: { worn: remixed.data.recommendedClothes, brief: briefOf(remixed.data, owned) },
    }),
  };
});

const shortened = (item: ClothingItem) => ({
  id: item.id,
  imageUrl: item.imageUrl,
  ...(isShownCutOut(item) && { isCutOut: true }),
  category: item.category,
  color: item.color,
  style: item.style,
  brand: item.brand && shorten(item.brand, brandKept),
  description: item.description && shorten(item.description, descriptionKept),
  seasons: item.seasons,
  lastWornOn: item.lastWornOn,
  ...(item.wearMore && { wearMore: true }),
  ...(item.neverWith?.length && { neverWith: item.neverWith }),
});
