import type { Outfit } from '#shared/contract/outfits';
import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { OutfitEntity } from '../entities/outfit.ts';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { readPage } from '../platform/page.ts';

/** The user's own outfits, newest first. */
export const listOutfits = (userId: string, query: PageQuery) => readPage(OutfitEntity, userId, query);

export async function getOutfit(userId: string, id: string): Promise<Outfit> {
  const { data } = await OutfitEntity.get({ userId, id }).go();
  if (!data) throw new AppError('not_found');
  return data;
}

export async function setVisibility(userId: string, id: string, isPublic: boolean): Promise<Outfit> {
  const { data } = await notFoundWhenRefused(
    OutfitEntity.patch({ userId, id })
      .set({ isPublic, updatedAt: new Date().toISOString() })
      .go({ response: 'all_new' }),
  );
  return data;
}

export async function removeOutfit(userId: string, id: string): Promise<undefined> {
  await notFoundWhenRefused(OutfitEntity.remove({ userId, id }).go());
}
