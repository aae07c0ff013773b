import { v7 as uuidv7 } from 'uuid';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from '../examples/made-up.ts';

/** Writes private outfits' rows directly, quicker than generating them. Returns the outfits, oldest first. */
export async function seedOutfits(userId: string, count: number, change: Partial<Outfit> = {}) {
  const { OutfitEntity } = await import('#functions/rows/outfits/outfit');
  const { OutfitCountEntity } = await import('#functions/rows/outfits/outfit');
  const { OutfitPieceEntity } = await import('#functions/rows/outfits/outfit');
  const outfits = Array.from({ length: count }, () =>
    anOutfit({ id: uuidv7(), userId, isPublic: false, ...change }),
  );
  await OutfitEntity.put(outfits).go();
  await OutfitPieceEntity.put(
    outfits.flatMap(({ id: outfitId, recommendedClothes }) =>
      recommendedClothes.map((itemId) => ({ userId, itemId, outfitId })),
    ),
  ).go();
  await OutfitCountEntity.upsert({ userId }).add({ outfits: count }).go();
  return outfits;
}
