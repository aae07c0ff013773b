import type { Outfit } from '#shared/contract/outfits';
import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';

/** Outfits with their current number of likes, which is counted in the standing and not in the outfit. */
export async function withLikes(outfits: readonly Outfit[]): Promise<Outfit[]> {
  const standings = await batchGet(
    (keys) => OutfitStandingEntity.get(keys).go(),
    outfits.map(({ id }) => ({ year: yearOfId(id), id })),
  );
  const likes = new Map(standings.map(({ id, likesCount }) => [id, likesCount]));
  return outfits.map((outfit) => ({ ...outfit, likesCount: likes.get(outfit.id) ?? 0 }));
}

/** One outfit with its current number of likes. */
export async function withItsLikes(outfit: Outfit): Promise<Outfit> {
  const [counted = outfit] = await withLikes([outfit]);
  return counted;
}
