import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { ClothingItemEntity } from '../../entities/clothing-item.ts';
import type { AnalyzedWardrobe, WorkflowInput } from './workflow.ts';

/** Of a description, in characters: enough to know a piece by, and a whole wardrobe fits a workflow's state. */
const descriptionKept = 80;

export async function handler({ userId }: WorkflowInput): Promise<AnalyzedWardrobe> {
  const { data } = await ClothingItemEntity.query.byUser({ userId }).go({ limit: limits.wardrobeItems });
  // What is in the wash or gone is there to be seen, and not to be worn today.
  const wearable = data.filter(({ isInLaundry, archiveReason }) => !isInLaundry && archiveReason === null);
  if (wearable.length === 0) throw new AppError('generation.no_clothes');
  return {
    items: wearable.map(({ id, imageUrl, category, color, style, brand, description }) => ({
      id,
      imageUrl,
      category,
      color,
      style,
      brand,
      description: description?.slice(0, descriptionKept) ?? null,
    })),
  };
}
