import type { Attributes } from './attributes.ts';
import { type PairFeatures, pairFeatures } from './pair-features.ts';

/**
 * The weight of each feature. The weights were set by hand in a few steps; no script derives them. They were measured
 * with `npm run lab -- score-outfits` on a fill-in-the-blank test over 1,196 outfits that people made: one of four items is
 * the real one, and the data is not part of this project. 50.4 % of the answers were right; chance gives 25 %. Without
 * a feature, the result falls by this many points: words 3.3, make 2.2, family 1.4, pairing 0.7, warmth 0.3, and 0.1 or
 * less for each of the others. Doubling a single weight gains at most 0.2 points and loses at most 0.6. A regression
 * over half of the outfits gains nothing on the other half, so finer values are not worth the effort.
 */
const weights: Readonly<Record<keyof PairFeatures, number>> = {
  words: 5,
  wearer: 7,
  family: 3,
  neutral: 3,
  formality: 1.5,
  warmth: 1.5,
  make: 2,
  pairing: 1.5,
  metal: 1.5,
  undertone: 1.5,
};
const features = Object.keys(weights) as (keyof PairFeatures)[];

/** How well two items go together in any order, about -5 to 7. Near 0 if nothing is known about them. */
export function pairAffinity(one: Attributes, other: Attributes): number {
  const values = pairFeatures(one, other);
  let sum = 0;
  for (const feature of features) sum += weights[feature] * values[feature];
  return sum;
}

/** Returns the mean affinity of all pairs of an outfit; 0 for fewer than two items. */
export function meanPairAffinity(items: readonly Attributes[]): number {
  let sum = 0;
  let pairs = 0;
  for (const [place, one] of items.entries())
    for (const other of items.slice(place + 1)) {
      sum += pairAffinity(one, other);
      pairs++;
    }
  return pairs ? sum / pairs : 0;
}

const kinds = (names: string): ReadonlySet<string | null> => new Set(names.split(' '));
/** Kinds that a person can wear without a top and a bottom. */
const onePiece = kinds(
  'dress maxi-dress party-dress gown day-dress shift-dress knit-dress skater-dress jumpsuit dungarees swimwear cover-up lingerie loungewear',
);
/** Kinds that are worn over other clothes. */
const overGarments = kinds(
  'coat jacket blazer denim-jacket leather-jacket bomber cardigan kimono trench parka vest cape fur windbreaker raincoat',
);

/**
 * Returns what an outfit of two free-text items gains or loses by how it covers the body. A dress alone is complete; a
 * skirt without a top is not. An item of unknown kind changes nothing.
 */
export function coverage(upper: Attributes | undefined, lower: Attributes | undefined): number {
  const [over, under] = [upper?.kind ?? null, lower?.kind ?? null];
  if (onePiece.has(over)) return under ? -1.5 : 0.8;
  if (!under) return 0;
  if (onePiece.has(under)) return upper ? (overGarments.has(over) ? 0.4 : -1.7) : 0.8;
  if (!upper) return -2;
  return overGarments.has(over) ? -0.6 : 0;
}
