import type { Outfit } from '#shared/contract/outfits';
import { newOutfitFields } from '../domain/outfit-rows.ts';
import { storeNewOutfit } from './create-outfit.ts';
import { getOutfit } from './get-outfit.ts';

/**
 * Copies one of the user's outfits, for changing it: a new private outfit, never worn, without feedback,
 * and without pictures, which belong to the original. Throws `not_found`.
 */
export async function copyOutfit(userId: string, newId: string, id: string): Promise<Outfit> {
  const { lastWornOn: _, version: __, isWithheld: ___, ...outfit } = await getOutfit(userId, id);
  return storeNewOutfit({ ...outfit, ...newOutfitFields(newId), isPublic: false });
}
