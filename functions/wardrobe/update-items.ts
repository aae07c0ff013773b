import type { ClothingChanges, ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { isRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/** Makes the same changes to several of the user's items. Throws `not_found` if none of them exists. */
export async function updateItems(
  userId: string,
  ids: readonly string[],
  changes: ClothingChanges,
): Promise<ClothingItem[]> {
  const updated = await Promise.all([...new Set(ids)].map((id) => updateItem(userId, id, changes)));
  const found = updated.filter((item) => item !== null);
  if (found.length === 0) throw new AppError('not_found');
  return found;
}

/** Changes one item. Returns null if it does not exist. */
async function updateItem(userId: string, id: string, changes: ClothingChanges) {
  try {
    const { data } = await ClothingItemEntity.patch({ userId, id })
      .set(definedFields(changes))
      .go({ response: 'all_new' });
    return data;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
