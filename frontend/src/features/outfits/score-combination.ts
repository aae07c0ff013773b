import type { ClothingItem } from '#shared/contract/clothing-item';
import { type CombinationRule, combinationScorer } from '#shared/stylist/ranking/combination-score';
import { toGarment } from '#shared/stylist/ranking/garment';
import { t } from '../../lib/t.ts';

/** `percent` is 0 to 100. There are at most three `pros` and two `cons`. */
export type CombinationScore = { percent: number; pros: string[]; cons: string[] };
type RuleTexts = { pro: string; con: string };

/** A text for and a text against a combination for each rule of the ranker, the most visible effect first. */
const texts = {
  formality: {
    pro: t('Everything is equally dressed up.'),
    con: t('Some pieces are much dressier than others.'),
  },
  color: { pro: t('The colors sit well together.'), con: t('The colors do not sit well together.') },
  affinity: {
    pro: t('These pieces are often worn together.'),
    con: t('These pieces are rarely worn together.'),
  },
  style: { pro: t('The styles agree.'), con: t('The styles pull apart.') },
  weather: {
    pro: t('It is made for one kind of weather.'),
    con: t('It is for two kinds of weather at once.'),
  },
  statement: {
    pro: t('One piece speaks, the others listen.'),
    con: t('Several pieces want all the attention.'),
  },
  finish: {
    pro: t('A bag or a small detail finishes it.'),
    con: t('A bag or a small detail would finish it.'),
  },
} as const satisfies Record<CombinationRule, RuleTexts>;
const rules = Object.keys(texts) as (keyof typeof texts)[];
const proAtLeast = 0.75;
const conAtMost = 0.35;

/** Scores with the ranker's rules how well items go together, and gives the reasons. */
export function scoreCombination(items: readonly ClothingItem[]): CombinationScore {
  const { percent, shares } = combinationScorer()(items.map(toGarment));
  const said = rules.map((rule) => ({ share: shares[rule], ...texts[rule] }));
  return {
    percent,
    pros: said
      .filter(({ share }) => share >= proAtLeast)
      .map(({ pro }) => pro)
      .slice(0, 3),
    cons: said
      .filter(({ share }) => share <= conAtMost)
      .map(({ con }) => con)
      .slice(0, 2),
  };
}
