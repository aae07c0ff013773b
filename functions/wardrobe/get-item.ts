import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { ClothingItemEntity } from '../table/clothing-item.ts';

/** One of the user's items, read consistently, also right after a change. Throws `not_found`. */
export async function getItem(userId: string, id: string): Promise<ClothingItem> {
  const { data } = await ClothingItemEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
