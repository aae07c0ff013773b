import type { Outfit, OutfitChanges } from '#shared/contract/outfits';
import { renewPublication } from '../domain/publication.ts';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { OutfitEntity } from '../table/outfit.ts';

export async function updateOutfit(userId: string, id: string, changes: OutfitChanges): Promise<Outfit> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id })
      .set({ ...definedFields(changes), updatedAt: new Date().toISOString() })
      .go({ response: 'all_new' }),
  );
  await renewPublication(data);
  return data;
}

/** What the owner thinks of it, which changes nothing of the outfit itself. */
export async function setFeedback(userId: string, id: string, feedback: Outfit['feedback']): Promise<Outfit> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id }).set({ feedback }).go({ response: 'all_new' }),
  );
  return data;
}
