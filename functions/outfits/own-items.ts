import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { batchGet } from '../platform/batch-get.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';

/** Those of the user's pieces that are there, in the order in which they are named. */
export async function findItems(userId: string, ids: readonly string[]): Promise<ClothingItem[]> {
  const items = await batchGet(
    (keys) => ClothingItemEntity.get(keys).go({ consistent: true }),
    ids.map((id) => ({ userId, id })),
  );
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The user's pieces that a person puts together: a piece of somebody else is as unknown as one that is gone. */
export async function requireItems(userId: string, ids: readonly string[]): Promise<ClothingItem[]> {
  const items = await findItems(userId, [...new Set(ids)]);
  if (items.length < new Set(ids).size) throw new AppError('not_found');
  const left = items.find(({ archiveReason }) => archiveReason !== null);
  if (left) throw new AppError('request.invalid', { field: 'itemIds', message: pieceHasLeft });
  return items;
}

const pieceHasLeft = 'That piece is no longer in your wardrobe.';
