import { OutfitPieceEntity } from '../rows/outfits/outfit.ts';

/** The number of the user's outfits that contain at least one of these items. Each outfit counts once. */
export async function countOutfitsWith(userId: string, itemIds: readonly string[]) {
  const found = await Promise.all(
    [...new Set(itemIds)].map((itemId) =>
      OutfitPieceEntity.query.byItem({ userId, itemId }).go({ pages: 'all' }),
    ),
  );
  return { outfits: new Set(found.flatMap(({ data }) => data.map(({ outfitId }) => outfitId))).size };
}
