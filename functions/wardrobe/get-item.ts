import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/** Returns one of the user's items, or null. The read is consistent, so it sees a change that was just made. */
export async function findItem(userId: string, id: string): Promise<ClothingItem | null> {
  const { data } = await ClothingItemEntity.get({ userId, id }).go({ consistent: true });
  return data;
}

/** Returns one of the user's items like `findItem`, but throws `not_found` if there is none. */
export async function getItem(userId: string, id: string): Promise<ClothingItem> {
  const item = await findItem(userId, id);
  if (!item) throw new AppError('not_found');
  return item;
}
