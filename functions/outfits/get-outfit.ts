import { AppError } from '#shared/errors';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

/** One of the user's own outfits. Read consistently, to be correct right after a change. Throws `not_found`. */
export async function getOutfit(userId: string, id: string): Promise<OutfitRow> {
  const { data } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
