import type { OutfitChanges } from '#shared/contract/outfits';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

/** Changes the given fields of an outfit. The language of a new title is unknown. Throws `not_found`. */
export async function updateOutfit(userId: string, id: string, changes: OutfitChanges): Promise<OutfitRow> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id })
      .set({ ...definedFields(changes), updatedAt: new Date().toISOString() })
      .remove(changes.title === undefined ? [] : ['titleLanguage'])
      .add({ version: 1 })
      .go({ response: 'all_new' }),
  );
  return data;
}
