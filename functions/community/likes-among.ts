import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { likesOf } from './standings.ts';

/**
 * The number of likes of each outfit, by id, in one query over their range of ids, or in a batch read where they are
 * of two years.
 */
export async function likesInRange(ids: readonly string[]): Promise<Map<string, number>> {
  const range = endsOf(ids);
  if (!range) return new Map();
  if (yearOfId(range.first) !== yearOfId(range.last)) return likesAmong(ids);
  const { data } = await OutfitStandingEntity.query
    .byYear({ year: yearOfId(range.first) })
    .between({ id: range.first }, { id: range.last })
    .go({ pages: 'all' });
  return likesOf(data);
}

/** The number of likes of each outfit, by id, in batch reads: for outfits whose ids are far apart. */
export const likesAmong = async (ids: readonly string[]): Promise<Map<string, number>> =>
  likesOf(
    await batchGet(
      (keys) => OutfitStandingEntity.get(keys).go(),
      ids.map((id) => ({ year: yearOfId(id), id })),
    ),
  );

/** The ids of the outfits that the user likes, in one query over their range of ids. */
export async function likedInRange(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const range = endsOf(ids);
  if (!range) return new Set();
  const { data } = await OutfitLikeEntity.query
    .byUser({ userId })
    .between({ outfitId: range.first }, { outfitId: range.last })
    .go({ pages: 'all' });
  return new Set(data.map(({ outfitId }) => outfitId));
}

/** The ids of the outfits that the user likes, in batch reads: for outfits whose ids are far apart. */
export async function likedAmong(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await batchGet(
    (keys) => OutfitLikeEntity.get(keys).go(),
    ids.map((outfitId) => ({ userId, outfitId })),
  );
  return new Set(rows.map(({ outfitId }) => outfitId));
}

/** The smallest and the largest id; null for no ids. */
function endsOf(ids: readonly string[]) {
  const sorted = ids.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first, last } : null;
}
