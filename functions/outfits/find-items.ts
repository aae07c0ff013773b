import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { getMany } from '../platform/batch-get.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/** The user's items with these ids, in the order of the ids. Leaves out ids without an item. */
export async function findItems(userId: string, ids: readonly string[]): Promise<ClothingItem[]> {
  const items = await getMany(ClothingItemEntity, ids, (id) => ({ userId, id }), { consistent: true });
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/**
 * The user's items with these ids, for use in an outfit. Throws `not_found` if one does not exist or belongs to another
 * user, and `request.invalid` if one is archived.
 */
export async function requireItems(userId: string, ids: readonly string[]): Promise<ClothingItem[]> {
  const items = await findItems(userId, [...new Set(ids)]);
  if (items.length < new Set(ids).size) throw new AppError('not_found');
  if (items.some(({ archiveReason }) => archiveReason !== null))
    throw new AppError('request.invalid', {
      field: 'itemIds',
      message: 'That piece is no longer in your wardrobe.',
    });
  return items;
}
