import { keyInYear, yearOfId } from '../platform/id-time.ts';
import { readTogether } from '../platform/read-together.ts';
import { OutfitLikeEntity, type OutfitLikeRow } from '../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';

/** The stored row of a person's like of an outfit. Null or undefined if there is none. */
type Own = OutfitLikeRow | null | undefined;

/** Whether a person likes an outfit. A like taken back stays until the projection has subtracted it. */
export const isLiked = (own: Own): boolean => own !== null && own !== undefined && !own.isTakenBack;

/** The stored number of likes, corrected by the person's own like, which a projection counts a moment later. */
export const withOwn = (likesCount: number, own: Own): number =>
  Math.max(0, likesCount + (own?.isUncounted ? 1 : 0) - (own?.isTakenBack ? 1 : 0));

/** Whether a like is the same in two reads: not given, taken back or counted in between. */
export const isSameLike = (one: Own, other: Own) =>
  isLiked(one) === isLiked(other) &&
  one?.isUncounted === other?.isUncounted &&
  one?.isTakenBack === other?.isTakenBack;

/** The numbers of likes and comments of each outfit by its id, and the ids of the outfits that the user likes. */
export type Likes = ReturnType<typeof likesSeen>;
type Standing = { id: string; likesCount: number; commentsCount?: number | undefined };

/** The likes of outfits as the user sees them, combined from the standings and the user's own like rows. */
export function likesSeen(standings: readonly Standing[], own: readonly OutfitLikeRow[]) {
  const ownOf = new Map(own.map((row) => [row.outfitId, row]));
  return {
    likes: new Map(standings.map(({ id, likesCount }) => [id, withOwn(likesCount, ownOf.get(id))])),
    comments: new Map(standings.map(({ id, commentsCount = 0 }) => [id, commentsCount])),
    liked: new Set(own.filter(isLiked).map(({ outfitId }) => outfitId)),
  };
}

/**
 * The likes of outfits whose ids are close together, as on a page of the feed. Makes two queries over the range of ids.
 * Uses batch reads if the ids span more than one year.
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

/** The likes of outfits whose ids are far apart. Makes one batch read per 50 outfits. */
export async function likesAmong(userId: string, ids: readonly string[]): Promise<Likes> {
  const rowsOf = await readTogether(
    ids.flatMap((id) => [
      OutfitStandingEntity.get(keyInYear(id)),
      OutfitLikeEntity.get({ userId, outfitId: id }),
    ]),
  );
  return likesSeen(rowsOf(OutfitStandingEntity), rowsOf(OutfitLikeEntity));
}
