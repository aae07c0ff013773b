import type { Attributes } from './attributes.ts';
import { type PairFeatures, pairFeatures } from './pair-features.ts';

/**
 * How much each feature counts: set by hand in few steps, no script derives them. They were measured with
 * `npm run score-outfits` on a fill-in-the-blank test over 1,196 outfits that people made (one item of four is
 * the real one; the data is not part of this project): 50.4 % right, 25 % by chance. Points lost without a
 * feature: words 3.3, make 2.2, family 1.4, pairing 0.7, warmth 0.3, and 0.1 or less for each of the others.
 * Doubling any one weight gains at most 0.2 points and loses at most 0.6, and a regression over half of the
 * outfits gains nothing on the other half, so finer values are not worth it.
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

/** How well two items go together, about -5 to 7; near 0 if nothing is known about them. Symmetric. */
export function pairAffinity(one: Attributes, other: Attributes): number {
  const values = pairFeatures(one, other);
  let sum = 0;
  for (const feature of features) sum += weights[feature] * values[feature];
  return sum;
}

/** The mean affinity of all pairs of an outfit; 0 for fewer than two items. */
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
/** Kinds that dress a person without a top or a bottom. */
const onePiece = kinds(
  'dress maxi-dress party-dress gown day-dress shift-dress knit-dress skater-dress jumpsuit dungarees swimwear cover-up lingerie loungewear',
);
/** Kinds that are worn over something else. */
const overGarments = kinds(
  'coat jacket blazer denim-jacket leather-jacket bomber cardigan kimono trench parka vest cape fur windbreaker raincoat',
);

/**
 * What an outfit of free-text slots gains or loses by how it covers the body: a dress alone is complete, a
 * skirt without a top is not. An item of unknown kind neither gains nor loses.
 */
export function coverage(upper: Attributes | undefined, lower: Attributes | undefined): number {
  const [over, under] = [upper?.kind ?? null, lower?.kind ?? null];
  if (onePiece.has(over)) return under ? -1.5 : 0.8;
  if (!under) return 0;
  if (onePiece.has(under)) return upper ? (overGarments.has(over) ? 0.4 : -1.7) : 0.8;
  if (!upper) return -2;
  return overGarments.has(over) ? -0.6 : 0;
}
