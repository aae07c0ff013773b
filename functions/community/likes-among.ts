import { yearOfId } from '../platform/id-time.ts';
import { readTogether } from '../platform/read-together.ts';
import { OutfitLikeEntity, type OutfitLikeRow } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { isLiked, withOwn } from './own-like.ts';

/** The numbers of likes by outfit id, and the ids that the user likes. */
export type Likes = { likes: ReadonlyMap<string, number>; liked: ReadonlySet<string> };
type Standing = { id: string; likesCount: number };

/** The likes of outfits as the user sees them, from the standings and the user's own rows of likes. */
export function likesSeen(standings: readonly Standing[], own: readonly OutfitLikeRow[]): Likes {
  const ownOf = new Map(own.map((row) => [row.outfitId, row]));
  return {
    likes: new Map(standings.map(({ id, likesCount }) => [id, withOwn(likesCount, ownOf.get(id))])),
    liked: new Set(own.filter(isLiked).map(({ outfitId }) => outfitId)),
  };
}

/**
 * The likes of outfits whose ids are close together, as on a page of the feed: two queries over their
 * range of ids, or batch reads where they are of two years.
 */
export async function likesInRange(userId: string, ids: readonly string[]): Promise<Likes> {
  const sorted = ids.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || yearOfId(first) !== yearOfId(last)) return likesAmong(userId, ids);
  const [standings, own] = await Promise.all([
    OutfitStandingEntity.query
      .byYear({ year: yearOfId(first) })
      .between({ id: first }, { id: last })
      .go({ pages: 'all' }),
    OutfitLikeEntity.query
      .byUser({ userId })
      .between({ outfitId: first }, { outfitId: last })
      .go({ pages: 'all' }),
  ]);
  return likesSeen(standings.data, own.data);
}

/** The likes of outfits whose ids are far apart: one batch get for each fifty. */
export async function likesAmong(userId: string, ids: readonly string[]): Promise<Likes> {
  const rowsOf = await readTogether(
    ids.flatMap((id) => [
      OutfitStandingEntity.get({ year: yearOfId(id), id }),
      OutfitLikeEntity.get({ userId, outfitId: id }),
    ]),
  );
  return likesSeen(rowsOf(OutfitStandingEntity), rowsOf(OutfitLikeEntity));
}
