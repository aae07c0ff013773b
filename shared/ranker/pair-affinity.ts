import type { Attributes } from './attributes.ts';
import { type PairFeatures, pairFeatures } from './pair-features.ts';

/**
 * What each agreement is worth. The weights, and only they, were fitted by logistic regression on outfits
 * that people made.
 */
const weights: Readonly<Record<keyof PairFeatures, number>> = {
  family: 3.1,
  formality: 1.8,
  warmth: 1.3,
  make: 1.4,
  pairing: 1.3,
  metal: 1.4,
  wearer: 7.5,
  words: 6.8,
  quiet: 0.7,
  color: 0.3,
  neutral: 2.7,
  undertone: 1.7,
};
const respects = Object.keys(weights) as (keyof PairFeatures)[];

/** How well two pieces go together, about -3 to 5; 0 of two of which nothing is known. */
export function pairAffinity(one: Attributes, other: Attributes): number {
  const agreements = pairFeatures(one, other);
  let sum = 0;
  for (const respect of respects) sum += weights[respect] * agreements[respect];
  return sum;
}

const kinds = (names: string): ReadonlySet<string | null> => new Set(names.split(' '));
/** What dresses a person without a top or a bottom. */
const whole = kinds(
  'dress maxi-dress party-dress gown day-dress shift-dress knit-dress skater-dress jumpsuit dungarees swimwear cover-up lingerie loungewear',
);
/** What is worn over something. */
const layers = kinds(
  'coat jacket blazer denim-jacket leather-jacket bomber cardigan kimono trench parka vest cape fur windbreaker raincoat',
);

/** What is gained or lost by how much of the body an outfit dresses; nobody knows of a piece of no kind. */
export function coverage(upper: Attributes | undefined, lower: Attributes | undefined): number {
  const [over, under] = [upper?.kind ?? null, lower?.kind ?? null];
  if (whole.has(over)) return under ? -1.5 : 0.8;
  if (!under) return 0;
  if (whole.has(under)) return upper ? (layers.has(over) ? 0.4 : -1.7) : 0.8;
  if (!upper) return -2;
  return layers.has(over) ? -0.6 : 0;
}

/** How well pieces go together: the mean of what every two of them are worth. */
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
