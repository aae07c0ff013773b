import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/** Returns one of the user's items as it is after a change that was just made. Throws `not_found`. */
export async function getItem(userId: string, id: string): Promise<ClothingItem> {
  const item = await ClothingItemEntity.read({ userId, id });
  if (!item) throw new AppError('not_found');
  return item;
}
