import { getMany } from '../platform/batch-get.ts';
import { OutfitEntity, OutfitPieceEntity, type OutfitRow } from '../rows/outfits/outfit.ts';

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
