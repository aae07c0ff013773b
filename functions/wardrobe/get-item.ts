import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/**
 * Returns one of the user's items. The read is consistent, so that it shows a change that was made a moment before. Throws
 * `not_found` if there is no such item.
 */
export async function getItem(userId: string, id: string): Promise<ClothingItem> {
  const item = await ClothingItemEntity.read({ userId, id });
  if (!item) throw new AppError('not_found');
  return item;
}
