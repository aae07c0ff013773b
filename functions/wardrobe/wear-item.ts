import type { ClothingItem } from '#shared/contract/wardrobe';
import { countWear } from '../domain/count-wear.ts';
import { getItem } from './get-item.ts';

/**
 * Counts that one of the user's items was worn on a day, once a day; returns the item. Throws `not_found`.
 */
export async function wearItem(userId: string, id: string, date: string): Promise<ClothingItem> {
  await countWear(await getItem(userId, id), date);
  return getItem(userId, id);
}
