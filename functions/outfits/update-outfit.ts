import type { Outfit, OutfitChanges } from '#shared/contract/outfits';
import { renewPublication } from '../domain/publication.ts';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { OutfitEntity } from '../table/outfit.ts';

/** Changes the given fields of an outfit, and its community card if it is public. Throws `not_found`. */
export async function updateOutfit(userId: string, id: string, changes: OutfitChanges): Promise<Outfit> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id })
      .set({ ...definedFields(changes), updatedAt: new Date().toISOString() })
      .go({ response: 'all_new' }),
  );
  await renewPublication(data);
  return data;
}
