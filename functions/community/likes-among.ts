import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';

/** How often each of the outfits is liked, one year's and in order, with one query. */
export async function likesInRange(ids: readonly string[]): Promise<Map<string, number>> {
  const range = endsOf(ids);
  if (!range) return new Map();
  const { data } = await OutfitStandingEntity.query
    .byYear({ year: yearOfId(range.first) })
    .between({ id: range.first }, { id: range.last })
    .go({ pages: 'all' });
  return new Map(data.map(({ id, likesCount }) => [id, likesCount]));
}

/** Which of the outfits the person likes, with one query. */
export async function likedInRange(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const range = endsOf(ids);
  if (!range) return new Set();
  const { data } = await OutfitLikeEntity.query
    .byUser({ userId })
    .between({ outfitId: range.first }, { outfitId: range.last })
    .go({ pages: 'all' });
  return new Set(data.map(({ outfitId }) => outfitId));
}

/** Which of some outfits from all times the person likes. */
export async function likedAmong(userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await batchGet(
    (keys) => OutfitLikeEntity.get(keys).go(),
    ids.map((outfitId) => ({ userId, outfitId })),
  );
  return new Set(rows.map(({ outfitId }) => outfitId));
}

function endsOf(ids: readonly string[]) {
  const sorted = ids.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first, last } : null;
}
