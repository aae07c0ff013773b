import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { ClothingItemEntity } from '../../entities/clothing-item.ts';
import type { AnalyzedWardrobe, WorkflowInput } from './workflow.ts';

/** Of a description, in characters: enough to know a piece by, and a whole wardrobe fits a workflow's state. */
const descriptionKept = 80;

export async function handler({ userId }: WorkflowInput): Promise<AnalyzedWardrobe> {
  const { data } = await ClothingItemEntity.query.byUser({ userId }).go({ limit: limits.wardrobeItems });
  if (data.length === 0) throw new AppError('generation.no_clothes');
  return {
    items: data.map(({ id, imageUrl, category, color, style, brand, description }) => ({
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
