import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { itemIdOf } from './item-id.ts';

/**
 * The item whose photo lies at a storage path; null if there is none. An item that was created of the photo is found by
 * its id, and one whose photo was replaced by a query of the wardrobe.
 */
export async function itemWithPhoto(userId: string, path: string): Promise<ClothingItem | null> {
  const { data: created } = await ClothingItemEntity.get({ userId, id: itemIdOf(path) }).go({
    consistent: true,
  });
  if (created?.imageUrl === path) return created;
  const { data: items } = await ClothingItemEntity.query
    .byUser({ userId })
    .go({ limit: limits.wardrobeItems, consistent: true });
  return items.find(({ imageUrl }) => imageUrl === path) ?? null;
}
