import type { Outfit } from '#shared/contract/outfits';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

/** Stores the owner's feedback on an outfit. Keeps `updatedAt`: the outfit is the same. Throws `not_found`. */
export async function setFeedback(
  userId: string,
  id: string,
  feedback: Outfit['feedback'],
): Promise<OutfitRow> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id }).set({ feedback }).go({ response: 'all_new' }),
  );
  return data;
}
