import { type Category, type Slot, slotOf } from '../catalog.ts';
import { categoryFromFileName } from './category-from-file-name.ts';

/** A category that a photo may show, and how probable that is, 0 to 1. */
export type LikelyCategory = { category: Category; probability: number };
/** A category to suggest: 'high' when it is right nine times in ten, otherwise 'other'. */
export type CategorySuggestion = { category: Category; confidence: 'high' | 'other' };

type Clues = {
  /** What the photo's analysis holds for likely, best first; what is left to 1 belongs to all others. */
  seen: readonly LikelyCategory[];
  fileName?: string;
  /** The categories of the items that the person has. */
  owned?: readonly string[];
  /** The category that was confirmed last in the same batch. */
  lastConfirmed?: string | null;
};

/** From which probability a suggestion is called high, and from which it is made at all. */
const suggestFrom = { high: 0.7, other: 0.18 };
/** How much a category gains at most by being all that a person owns, and by being the one confirmed last. */
const habits = { owned: 0.8, lastConfirmed: 0.6 };

/**
 * The category to suggest for a photo: the one that its file name tells, or else the likeliest of the likeliest
 * slot, where what the person has and confirmed before weighs a little. Null where nothing is likely.
 */
export function suggestCategory(clues: Clues): CategorySuggestion | null {
  const named = clues.fileName && categoryFromFileName(clues.fileName);
  if (named) return { category: named, confidence: 'high' };
  const [best] = likelyCategories(clues);
  if (!best || best.probability < suggestFrom.other) return null;
  return {
    category: best.category,
    confidence: best.probability >= suggestFrom.high ? 'high' : 'other',
  };
}

/** The likely categories, those of the likeliest slot first, with the person's habits weighed in. */
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
