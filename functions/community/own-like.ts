import { OutfitLikeEntity, type OutfitLikeRow } from '../table/outfit-like.ts';

/** A person's own like as it is stored; null or absent where they have never liked it, or no more. */
type Own = OutfitLikeRow | null | undefined;

/** Whether a person likes an outfit: a like that is taken back is stored until it is counted no more. */
export const isLiked = (own: Own): boolean => own !== null && own !== undefined && !own.isTakenBack;

/** The counted likes with the person's own, which a projection counts a moment after they gave it or took it back. */
export const withOwn = (likesCount: number, own: Own): number =>
  Math.max(0, likesCount + (own?.isUncounted ? 1 : 0) - (own?.isTakenBack ? 1 : 0));

/** A person's own like, read consistently. */
export async function readOwnLike(userId: string, outfitId: string): Promise<OutfitLikeRow | null> {
  const { data } = await OutfitLikeEntity.get({ userId, outfitId }).go({ consistent: true });
  return data;
}

/** Whether a like was neither given nor taken back nor counted between two reads. */
export const isSameLike = (one: Own, other: Own) =>
  isLiked(one) === isLiked(other) &&
  one?.isUncounted === other?.isUncounted &&
  one?.isTakenBack === other?.isTakenBack;
