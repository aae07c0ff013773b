import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { availableOf } from '#shared/ranker/availability';
import { ClothingItemEntity } from '../../table/clothing-item.ts';
import { readHistory } from '../history.ts';
import type { AnalyzedWardrobe, WorkflowInput } from '../workflow-state.ts';

/** Of a description, in characters: enough to know a piece by, and a whole wardrobe fits a workflow's state. */
const descriptionKept = 80;
const brandKept = 40;

/** Reads what can be worn, and what was suggested, rated and worn before. */
export async function handler({ userId }: WorkflowInput): Promise<AnalyzedWardrobe> {
  const [{ data }, history] = await Promise.all([
    ClothingItemEntity.query.byUser({ userId }).go({ limit: limits.wardrobeItems }),
    readHistory(userId),
  ]);
  // What is in the wash or gone is there to be seen, and not to be worn today.
  const wearable = availableOf(data, userId);
  if (wearable.length === 0) throw new AppError('generation.no_clothes');
  return {
    history,
    items: wearable.map(({ id, imageUrl, category, color, style, brand, description, ...item }) => ({
      id,
      imageUrl,
      category,
      color,
      style,
      brand: brand?.slice(0, brandKept) ?? null,
      description: description?.slice(0, descriptionKept) ?? null,
      seasons: item.seasons,
      lastWornOn: item.lastWornOn,
    })),
  };
}
