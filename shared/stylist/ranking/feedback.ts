/** An outfit that its owner has rated. */
export type Feedback = { itemIds: readonly string[]; liked: boolean };

const forSameOutfit = 1;
const forTwoSharedItems = 0.4;
const forOneSharedItem = 0.08;

/**
 * Returns what past ratings say about an outfit, from -1 (disliked) to 1 (liked). A rating of the same outfit counts
 * fully. A rating of an outfit with two or more of the same items counts in part, and one with a single common item
 * counts very little.
 */
export function ratingOf(ids: ReadonlySet<string>, feedback: readonly Feedback[]): number {
  let sum = 0;
  for (const { itemIds, liked } of feedback) {
    const shared = itemIds.filter((id) => ids.has(id)).length;
    const isSame = shared === ids.size && shared === itemIds.length;
    const worth = isSame ? forSameOutfit : shared >= 2 ? forTwoSharedItems : shared * forOneSharedItem;
    sum += liked ? worth : -worth;
  }
  return Math.max(-1, Math.min(1, sum));
}
