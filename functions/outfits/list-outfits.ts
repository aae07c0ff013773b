import type { PageQuery } from '#shared/contract/page';
import { getMany } from '../platform/batch-get.ts';
import { readPage } from '../platform/cursor-paging.ts';
import { OutfitEntity, OutfitPieceEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

type Query = PageQuery & { visibility?: 'public' | 'private' | undefined };

/** A page of the user's own outfits, newest first: all, only public or only private ones. */
export function listOutfits(userId: string, { visibility, ...page }: Query) {
  if (!visibility) return readPage(OutfitEntity, userId, page);
  const own = OutfitEntity.query.byUser({ userId });
  const shown = own.where(({ isPublic }, { eq }) => eq(isPublic, visibility === 'public'));
  return readPage(OutfitEntity, userId, page, shown);
}

const maxOutfits = 50;

/** The user's own outfits that contain an item: the newest 50, newest first. */
export async function listOutfitsWith(userId: string, itemId: string): Promise<OutfitRow[]> {
  const { data: pieces } = await OutfitPieceEntity.query
    .byItem({ userId, itemId })
    .go({ order: 'desc', limit: maxOutfits });
  const outfits = await getMany(OutfitEntity, pieces, ({ outfitId: id }) => ({ userId, id }));
  // A batch get returns rows in no order. Ids sort by time.
  return outfits.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/** The number of the user's outfits that contain at least one of these items. Each outfit counts once. */
export async function countOutfitsWith(userId: string, itemIds: readonly string[]) {
  const found = await Promise.all(
    [...new Set(itemIds)].map((itemId) =>
      OutfitPieceEntity.query.byItem({ userId, itemId }).go({ pages: 'all' }),
    ),
  );
  return { outfits: new Set(found.flatMap(({ data }) => data.map(({ outfitId }) => outfitId))).size };
}
