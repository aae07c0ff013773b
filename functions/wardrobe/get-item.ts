import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { ClothingItemEntity } from '../table/clothing-item.ts';

/** One of the user's items, read consistently, also right after a change; null where there is none. */
export async function findItem(userId: string, id: string): Promise<ClothingItem | null> {
  const { data } = await ClothingItemEntity.get({ userId, id }).go({ consistent: true });
  return data;
}

/** Likewise; throws `not_found` where there is none. */
export async function getItem(userId: string, id: string): Promise<ClothingItem> {
  const item = await findItem(userId, id);
  if (!item) throw new AppError('not_found');
  return item;
}
