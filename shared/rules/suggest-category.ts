import { type Category, type Slot, slotOf } from '../catalog.ts';

/** A category that a photo may show, with its probability from 0 to 1. */
export type LikelyCategory = { category: Category; probability: number };
/** A suggested category. The confidence is 'high' if such are right 19 times in 20, else 'other'. */
export type CategorySuggestion = { category: Category; confidence: 'high' | 'other' };

type Clues = {
  /**
   * The categories that the photo analysis considers likely, best first. If the probabilities add up to less than 1,
   * the rest belongs to all other categories.
   */
  seen: readonly LikelyCategory[];
  /** The category that `categoryFromFileName` finds. */
  named?: Category | null | undefined;
  /** The categories of all items of the person. */
  owned?: readonly string[];
  /** The category that the person confirmed last in the same batch of photos. */
  lastConfirmed?: string | null;
};

/** The lowest probability of a suggestion with high confidence, and of any suggestion. */
const suggestFrom = { high: 0.65, other: 0.18 };
/**
 * The categories that are told surely by their shape. From `suggestFrom.high`, 88 of 92 of them were right on people's
 * own photos (half of the test and validation sets of alexeygrigorev/clothing-dataset-small; chosen on the other half).
 */
const sureByShape: ReadonlySet<string> = new Set(
  't-shirt turtleneck jeans shorts mini-skirt maxi-dress loafers'.split(' '),
);
/** How much a category's probability can rise: if it is the only one `owned`, or was `lastConfirmed`. */
const habits = { owned: 0.8, lastConfirmed: 0.6 };

/**
 * Suggests a category for a photo: the one that is in the name of its file, or else the most likely category of the most
 * likely slot. The categories that the person owns and has just confirmed count a little more. Returns null if nothing
 * is likely enough.
 */
export function suggestCategory(clues: Clues): CategorySuggestion | null {
  if (clues.named) return { category: clues.named, confidence: 'high' };
  const [best] = likelyCategories(clues);
  if (!best || best.probability < suggestFrom.other) return null;
  return {
    category: best.category,
    confidence: best.probability >= suggestFrom.high && sureByShape.has(best.category) ? 'high' : 'other',
  };
}

/** The likely categories, with the person's habits included, those of the most likely slot first. */
export function likelyCategories({ seen, owned = [], lastConfirmed }: Clues): LikelyCategory[] {
  const weighed = seen.map(({ category, probability }) => {
    const share = owned.filter((each) => each === category).length / (owned.length + 10);
    const habit = 1 + habits.owned * share + (category === lastConfirmed ? habits.lastConfirmed : 0);
    return { category, probability: probability * habit };
  });
  const rest = Math.max(0, 1 - seen.reduce((sum, { probability }) => sum + probability, 0));
  const total = rest + weighed.reduce((sum, { probability }) => sum + probability, 0);
  const bySlot = new Map<Slot, number>();
  for (const { category, probability } of weighed)
    bySlot.set(slotOf(category), (bySlot.get(slotOf(category)) ?? 0) + probability);
  const slotWeight = ({ category }: LikelyCategory) => bySlot.get(slotOf(category)) ?? 0;
  return weighed
    .map(({ category, probability }) => ({ category, probability: probability / total }))
    .toSorted((one, other) => slotWeight(other) - slotWeight(one) || other.probability - one.probability);
}
