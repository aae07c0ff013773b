import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { availableOf } from '#shared/ranker/availability';
import { ClothingItemEntity } from '../../table/clothing-item.ts';
import { readHistory } from '../history.ts';
import type { AnalyzedWardrobe, WorkflowInput } from '../workflow-state.ts';

/** How much of each text is kept, in characters: a whole wardrobe must fit the 256 KB of a workflow's state. */
const descriptionKept = 80;
const brandKept = 40;

/** Reads the available items and the person's history; throws `generation.no_clothes` without an available item. */
export async function handler({ userId }: WorkflowInput): Promise<AnalyzedWardrobe> {
  const [{ data }, history] = await Promise.all([
    ClothingItemEntity.query.byUser({ userId }).go({ limit: limits.wardrobeItems }),
    readHistory(userId),
  ]);
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
