import type { PageQuery } from '#shared/contract/page';
import { readAfter, readPage } from '../platform/cursor-paging.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';

type Query = PageQuery & { visibility?: 'public' | 'private' | undefined };

/** A page of the user's own outfits, newest first: all, only public or only private ones. */
export async function listOutfits(userId: string, { visibility, limit, cursor }: Query) {
  if (!visibility) return readPage(OutfitEntity, userId, { limit, cursor });
  const { data, cursor: more } = await readAfter(
    cursor && OutfitEntity.get({ userId, id: cursor }),
    OutfitEntity.query
      .byUser({ userId })
      .where(({ isPublic }, { eq }) => eq(isPublic, visibility === 'public')),
    { order: 'desc', count: limit },
  );
  return { items: data, cursor: more ? (data.at(-1)?.id ?? null) : null };
}
