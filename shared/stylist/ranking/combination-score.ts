import type { Garment } from './garment.ts';
import { openIntent } from './intent.ts';
import { outfitScorer } from './outfit-scorer.ts';
import { type Rule, weights } from './rules.ts';

/** The range of each rule's score (0 to 1) over combinations picked by hand. It is stretched to 0 … 1. */
const ranges = {
  formality: [0.4, 0.95],
  color: [0.4, 0.95],
  affinity: [0.2, 0.8],
  style: [0.2, 1],
  weather: [0.4, 0.95],
  statement: [0, 1],
  finish: [0.2, 0.65],
} as const satisfies Partial<Record<Rule, readonly [from: number, to: number]>>;
export type CombinationRule = keyof typeof ranges;

const rules = Object.keys(ranges) as CombinationRule[];
const weightOfAll = rules.reduce((sum, rule) => sum + weights[rule], 0);

/** How well garments go together, as a percentage, and the score of each rule, 0 to 1. */
export type CombinationScore = { percent: number; shares: Readonly<Record<CombinationRule, number>> };

/**
 * Returns the function that scores how well garments go together by the ranker's rules. Rules about the request and
 * about the person are left out. The ratings of single garments and of pairs are cached for the next combination.
 */
export function combinationScorer(): (garments: readonly Garment[]) => CombinationScore {
  const { find } = outfitScorer(openIntent, {});
  return (garments) => {
    const found = find(garments);
    const shares = Object.fromEntries(
      rules.map((rule) => {
        const [from, to] = ranges[rule];
        return [rule, Math.max(0, Math.min(1, (found[rule].score - from) / (to - from)))];
      }),
    ) as CombinationScore['shares'];
    const sum = rules.reduce((total, rule) => total + shares[rule] * weights[rule], 0);
    return { percent: Math.round((sum / weightOfAll) * 100), shares };
  };
}
