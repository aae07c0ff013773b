import type { ClothingItem } from '#shared/contract/clothing-item';
import { ClothingItemEntity, readWardrobe } from './clothing-item.ts';
import { itemIdOf } from './item-id.ts';

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
