import { v7 as uuidv7 } from 'uuid';
import { plainShirt } from '../examples/unworn.ts';

/** The categories of the smallest complete outfit. */
export const basics = ['shirt', 'trousers', 'loafers'];

/**
 * Writes the rows of items directly, which is quicker than uploading photos: one item for each category, or the given
 * number of shirts. Returns the ids, oldest first.
 */
export async function seedItems(userId: string, pieces: number | readonly string[], details: object = {}) {
  // The entities read their environment variables when they are loaded. The app sets these when it starts, so the
  // entities are loaded here.
  const { ClothingItemEntity } = await import('#functions/rows/items/clothing-item');
  const { WardrobeCountEntity } = await import('#functions/rows/items/wardrobe-count');
  const categories = typeof pieces === 'number' ? Array<string>(pieces).fill('shirt') : pieces;
  const start = Date.now() - categories.length * 1000;
  const items = categories.map((category, index) => ({
    userId,
    id: uuidv7({ msecs: start + index * 1000 }),
    imageUrl: `${userId}/${(start + index * 1000) * 1000}_seed.jpg`,
    createdAt: new Date(start + index * 1000).toISOString(),
    ...plainShirt,
    category,
    ...details,
  }));
  await ClothingItemEntity.put(items).go();
  await WardrobeCountEntity.upsert({ userId }).add({ items: items.length }).go();
  return items.map(({ id }) => id);
}
