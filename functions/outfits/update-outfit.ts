import type { Outfit, OutfitChanges } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { commit } from '../platform/transactions.ts';
import { hide } from '../rows/community/publication.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';
import { outfitEntities } from '../rows/outfits/outfit-rows.ts';

/** The outfit after a write. Throws `not_found` if there is none. */
const after = async (write: Promise<{ data: OutfitRow }>): Promise<OutfitRow> =>
  (await notFoundWhenRefused(write)).data;

/** Changes the given fields of an outfit. The language of a new title is unknown. Throws `not_found`. */
export const updateOutfit = (userId: string, id: string, changes: OutfitChanges): Promise<OutfitRow> =>
  after(
    OutfitEntity.patch({ userId, id })
      .set({ ...definedFields(changes), updatedAt: new Date().toISOString() })
      .remove(changes.title === undefined ? [] : ['titleLanguage'])
      .add({ version: 1 })
      .go({ response: 'all_new' }),
  );

/** Stores the owner's feedback on an outfit. Keeps `updatedAt`: the outfit is the same. Throws `not_found`. */
export const setFeedback = (userId: string, id: string, feedback: Outfit['feedback']): Promise<OutfitRow> =>
  after(OutfitEntity.patch({ userId, id }).set({ feedback }).go({ response: 'all_new' }));

/**
 * Makes one of the user's outfits public or private. A private outfit is removed from the community in the same
 * transaction. A public outfit appears there later, when a projection handles the change. Throws `not_found`.
 */
export async function setVisibility(userId: string, id: string, isPublic: boolean): Promise<OutfitRow> {
  const changes = { isPublic, updatedAt: new Date().toISOString() };
  if (isPublic)
    return after(
      OutfitEntity.patch({ userId, id }).set(changes).add({ version: 1 }).go({ response: 'all_new' }),
    );
  const refusals = await commit(outfitEntities, (entities) => [
    entities.outfit.patch({ userId, id }).set(changes).add({ version: 1 }).commit(),
    ...hide(entities, { userId, id }),
  ]);
  if (refusals.length) throw new AppError('not_found');
  return OutfitEntity.require({ userId, id });
}
