import type { OutfitLikeRow } from '../rows/community/outfit-like.ts';

/** A person's own like as it is stored. Null or absent if there is no like row. */
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
