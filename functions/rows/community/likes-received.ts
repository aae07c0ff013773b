import type { Outfit } from '#shared/contract/outfits';
import { getMany } from '../../platform/batch-get.ts';
import { keyInYear } from '../../platform/id-time.ts';
import type { OutfitRow } from '../outfits/outfit.ts';
import { OutfitStandingEntity } from './outfit-standing.ts';

/** Converts a stored outfit to the outfit that its owner receives. */
export const toOutfit = (
  { version: _, isWithheld: __, publicTexts: ___, ...outfit }: OutfitRow,
  likesCount: number,
): Outfit => ({ ...outfit, likesCount });

/** Stored outfits with their current number of likes, which is read from their standings. */
export async function withLikes(outfits: readonly OutfitRow[]): Promise<Outfit[]> {
  const standings = await getMany(OutfitStandingEntity, outfits, ({ id }) => keyInYear(id));
  const likes = new Map(standings.map(({ id, likesCount }) => [id, likesCount]));
  return outfits.map((outfit) => toOutfit(outfit, likes.get(outfit.id) ?? 0));
}

/** One stored outfit with its current number of likes. */
export async function withItsLikes(outfit: OutfitRow): Promise<Outfit> {
  const [counted = toOutfit(outfit, 0)] = await withLikes([outfit]);
  return counted;
}
