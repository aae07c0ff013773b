import type { PageQuery } from '#shared/contract/page';
import { readPage } from '../platform/cursor-paging.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';

type Query = PageQuery & { visibility?: 'public' | 'private' | undefined };

/** A page of the user's own outfits, newest first: all, only public or only private ones. */
export function listOutfits(userId: string, { visibility, ...page }: Query) {
  if (!visibility) return readPage(OutfitEntity, userId, page);
  const own = OutfitEntity.query.byUser({ userId });
  const shown = own.where(({ isPublic }, { eq }) => eq(isPublic, visibility === 'public'));
  return readPage(OutfitEntity, userId, page, shown);
}
