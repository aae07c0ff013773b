import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { uploadedAt } from '#shared/rules/image-path';
import { ClothingItemEntity, readWardrobe } from './clothing-item.ts';

/**
 * Returns the item whose photo has this storage path, or null. An item that still has its first photo is found by its
 * id. After a replacement the whole wardrobe is searched.
 */
export async function itemWithPhoto(userId: string, path: string): Promise<ClothingItem | null> {
  const created = await ClothingItemEntity.read({ userId, id: itemIdOf(path) });
  if (created?.imageUrl === path) return created;
  const items = await readWardrobe(userId, { consistent: true });
  return items.find(({ imageUrl }) => imageUrl === path) ?? null;
}

/**
 * The id of the item of an upload. It is a version 7 UUID made from the time of the upload and a hash of its path. Ids
 * therefore sort by time, and the same upload always has the same id, which makes creating its item idempotent.
 */
export const itemIdOf = (path: string) =>
  uuidv7({ msecs: uploadedAt(path).getTime(), random: createHash('sha256').update(path).digest() });
