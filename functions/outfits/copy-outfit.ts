import type { Outfit } from '#shared/contract/outfits';
import { newOutfitFields, storeNewOutfit } from './create-outfit.ts';
import { getOutfit } from './get-outfit.ts';

/**
 * Copies one of the user's outfits, for changing it: a new private outfit, without feedback, and without
 * pictures, which belong to the original. Throws `not_found`.
 */
export async function copyOutfit(userId: string, id: string): Promise<Outfit> {
  return storeNewOutfit({ ...(await getOutfit(userId, id)), ...newOutfitFields(), isPublic: false });
}
