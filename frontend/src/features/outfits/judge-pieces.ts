import type { ClothingItem } from '#shared/contract/wardrobe';
import { toGarment } from '#shared/ranker/garment';
import { readIntent } from '#shared/ranker/intent';
import { judgeFor } from '#shared/ranker/judge';
import { type Rule, weights } from '#shared/ranker/rules';

export type Judgement = { percent: number; pros: string[]; cons: string[] };
type Words = {
  /** The rule's scores between which pieces that somebody picks by hand lie. */
  from: number;
  to: number;
  pro: string;
  con: string;
};

/** What the rules of the ranker say for an outfit and against it, those first that are seen first. */
const words = {
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
} as const satisfies Partial<Record<Rule, Words>>;
const rules = Object.keys(words) as (keyof typeof words)[];
const good = 0.75;
const bad = 0.35;
const noWish = { prompt: '', mood: null, occasion: null };

/** How well the ranker thinks pieces go together, and why; the rules about a wish have nothing to say here. */
export function judgePieces(items: readonly ClothingItem[]): Judgement {
  const reasons = judgeFor(readIntent(noWish), noWish).reasons(items.map(toGarment));
  const told = rules.map((rule) => {
    const { from, to, pro, con } = words[rule];
    const share = Math.max(0, Math.min(1, (reasons[rule].score - from) / (to - from)));
    return { share, weight: weights[rule], pro, con };
  });
  const weightOfAll = told.reduce((sum, { weight }) => sum + weight, 0);
  const worth = told.reduce((sum, { share, weight }) => sum + share * weight, 0) / weightOfAll;
  return {
    percent: Math.round(worth * 100),
    pros: told
      .filter(({ share }) => share >= good)
      .map(({ pro }) => pro)
      .slice(0, 3),
    cons: told
      .filter(({ share }) => share <= bad)
      .map(({ con }) => con)
      .slice(0, 2),
  };
}
