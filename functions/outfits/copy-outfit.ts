import type { Outfit } from '#shared/contract/outfits';
import { newOutfitFields } from '../rows/outfits/outfit-rows.ts';
import { storeNewOutfit } from './create-outfit.ts';
import { getOutfit } from './get-outfit.ts';

/**
 * Copies one of the user's outfits so that the copy can be changed. The copy is new, private and unworn, and has no
 * feedback and no pictures, because the pictures belong to the original. Throws `not_found`.
 */
export async function copyOutfit(userId: string, newId: string, id: string): Promise<Outfit> {
  const { lastWornOn: _, version: __, isWithheld: ___, ...outfit } = await getOutfit(userId, id);
  return storeNewOutfit({ ...outfit, ...newOutfitFields(newId), isPublic: false });
}
