import { AppError } from '#shared/errors';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

/** One of the user's own outfits. Read consistently, to be correct right after a change. Throws `not_found`. */
export async function getOutfit(userId: string, id: string): Promise<OutfitRow> {
  const outfit = await OutfitEntity.read({ userId, id });
  if (!outfit) throw new AppError('not_found');
  return outfit;
}
