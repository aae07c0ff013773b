import type { ClothingItem } from '#shared/contract/wardrobe';
import { toGarment } from '#shared/ranker/garment';
import { readIntent } from '#shared/ranker/intent';
import { judgeFor } from '#shared/ranker/judge';
import type { Rule } from '#shared/ranker/rules';

export type Judgement = { percent: number; pros: string[]; cons: string[] };

/** What each rule of the ranker says, for an outfit and against it; those about a wish have nothing to say here. */
const words: Partial<Record<Rule, readonly [pro: string, con: string]>> = {
  color: ['The colors sit well together.', 'The colors do not sit well together.'],
  statement: ['One piece speaks, the others listen.', 'Several pieces want all the attention.'],
  affinity: ['These pieces are often worn together.', 'These pieces are rarely worn together.'],
  formality: ['Everything is equally dressed up.', 'Some pieces are much dressier than others.'],
  style: ['The styles agree.', 'The styles pull apart.'],
  weather: ['It is made for one kind of weather.', 'It is for two kinds of weather at once.'],
  finish: ['A bag or a small detail finishes it.', 'A bag or a small detail would finish it.'],
};
const noWish = { prompt: '', mood: null, occasion: null };
/** Effects that are smaller than this go without saying. */
const least = 0.004;

/** How well the ranker thinks pieces go together, and why. */
export function judgePieces(items: readonly ClothingItem[]): Judgement {
  const judge = judgeFor(readIntent(noWish), noWish);
  const garments = items.map(toGarment);
  const reasons = judge.reasons(garments);
  const told = (Object.entries(words) as [Rule, readonly [string, string]][])
    .map(([rule, [pro, con]]) => ({ pro, con, effect: reasons[rule].effect }))
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  return {
    percent: Math.round(judge.worth(garments) * 100),
    pros: told
      .filter(({ effect }) => effect > least)
      .map(({ pro }) => pro)
      .slice(0, 3),
    cons: told
      .filter(({ effect }) => effect < -least)
      .map(({ con }) => con)
      .slice(0, 2),
  };
}
