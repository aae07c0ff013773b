import { AppError } from '#shared/errors';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { availableOf } from '#shared/stylist/ranking/availability';
import { getMany } from '../platform/batch-get.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/**
 * Checks the base items of a request. Throws `not_found` if one is missing or belongs to another person. Refuses items
 * that are unavailable or impossible to wear together.
 */
export async function requireBaseItems(userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const items = await getMany(ClothingItemEntity, ids, (id) => ({ userId, id }), { consistent: true });
  if (items.length < ids.length) throw new AppError('not_found');
  if (availableOf(items, userId).length < items.length)
    refuse('Choose pieces that are in your wardrobe and not in the wash.');
  const conflict = selectionConflict(items.map(({ category }) => category));
  if (conflict) refuse(conflict.message);
}

function refuse(message: string): never {
  throw new AppError('request.invalid', { field: 'baseItemIds', message });
}
