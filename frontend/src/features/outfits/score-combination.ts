import type { ClothingItem } from '#shared/contract/wardrobe';
import { toGarment } from '#shared/ranker/garment';
import { openIntent } from '#shared/ranker/intent';
import { outfitScorer } from '#shared/ranker/outfit-scorer';
import { type Rule, weights } from '#shared/ranker/rules';

/** `percent` is 0 to 100; at most three texts for the combination and two against it. */
export type CombinationScore = { percent: number; pros: string[]; cons: string[] };
type RuleTexts = {
  /** The range of the rule's score (0 to 1) over combinations picked by hand; it is stretched to 0 … 1. */
  from: number;
  to: number;
  pro: string;
  con: string;
};

/** A text for and against an outfit by each rule of the ranker, the most visible rules first. */
const texts = {
  formality: {
    from: 0.4,
    to: 0.95,
    pro: 'Everything is equally dressed up.',
    con: 'Some pieces are much dressier than others.',
  },
  color: {
    from: 0.4,
    to: 0.95,
    pro: 'The colors sit well together.',
    con: 'The colors do not sit well together.',
  },
  affinity: {
    from: 0.2,
    to: 0.8,
    pro: 'These pieces are often worn together.',
    con: 'These pieces are rarely worn together.',
  },
  style: { from: 0.2, to: 1, pro: 'The styles agree.', con: 'The styles pull apart.' },
  weather: {
    from: 0.4,
    to: 0.95,
    pro: 'It is made for one kind of weather.',
    con: 'It is for two kinds of weather at once.',
  },
  statement: {
    from: 0,
    to: 1,
    pro: 'One piece speaks, the others listen.',
    con: 'Several pieces want all the attention.',
  },
  finish: {
    from: 0.2,
    to: 0.65,
    pro: 'A bag or a small detail finishes it.',
    con: 'A bag or a small detail would finish it.',
  },
} as const satisfies Partial<Record<Rule, RuleTexts>>;
const rules = Object.keys(texts) as (keyof typeof texts)[];
const proAtLeast = 0.75;
const conAtMost = 0.35;

/** Scores by the ranker's rules how well items go together. Rules about the request are left out: there is none. */
export function scoreCombination(items: readonly ClothingItem[]): CombinationScore {
  const reasons = outfitScorer(openIntent, {}).reasons(items.map(toGarment));
  const scored = rules.map((rule) => {
    const { from, to, pro, con } = texts[rule];
    const share = Math.max(0, Math.min(1, (reasons[rule].score - from) / (to - from)));
    return { share, weight: weights[rule], pro, con };
  });
  const weightOfAll = scored.reduce((sum, { weight }) => sum + weight, 0);
  const average = scored.reduce((sum, { share, weight }) => sum + share * weight, 0) / weightOfAll;
  return {
    percent: Math.round(average * 100),
    pros: scored
      .filter(({ share }) => share >= proAtLeast)
      .map(({ pro }) => pro)
      .slice(0, 3),
    cons: scored
      .filter(({ share }) => share <= conAtMost)
      .map(({ con }) => con)
      .slice(0, 2),
  };
}
