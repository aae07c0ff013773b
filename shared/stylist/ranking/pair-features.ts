import { labDistance } from '../../rules/oklab.ts';
import type { Attributes, NamedColor } from './attributes.ts';
import { vividChroma } from './oklch-color.ts';
import { worthOfPair } from './words/pair-worth.ts';
import { tokensOf } from './words/tokens.ts';

/** Words that occur in so many item names that it means little if two items share one. */
const commonWords: ReadonlySet<string> = new Set(
  'women woman lady men leather faux-leather pu suede cotton denim black white gray blue print printed bag shoulder-bag mini small large size plus-size long-sleeve short-sleeve casual classic vintage new color design style pattern set zip zipper cropped metal'
    .split(' ')
    .map((word) => tokensOf(word).join(' ')),
);

/**
 * Returns how well two items agree in each respect. Each feature is about -1 (they do not go together) to 1 (they do),
 * and 0 if one of the items gives no information. Vivid colors and loud patterns are left to the rules about the whole
 * outfit.
 */
export function pairFeatures(a: Attributes, b: Attributes) {
  return {
    family: familyAgreement(a, b),
    formality: a.formality === null || b.formality === null ? 0 : 0.1 - 2 * (a.formality - b.formality) ** 2,
    warmth: a.warmth === null || b.warmth === null ? 0 : 0.1 - ((a.warmth - b.warmth) / 20) ** 2,
    make: 0.22 - makeDistance(a, b),
    pairing: worthOfPair(a.kind, b.kind),
    metal: a.metal && b.metal ? (a.metal === b.metal ? 1 : -1) : 0,
    wearer: a.wearer && b.wearer && a.wearer !== b.wearer ? -1 : 0,
    words: sharedWords(a, b),
    ...neutralFeatures(a.colors, b.colors),
  };
}
export type PairFeatures = ReturnType<typeof pairFeatures>;

function familyAgreement(a: Attributes, b: Attributes): number {
  let sum = 0;
  for (let at = 0; at < a.familyAffinity.length; at++)
    sum += (a.familyAffinity[at] ?? 0) * (b.families[at] ?? 0);
  return sum;
}

/** How far apart two items' price classes are. An unknown one is taken as average and counts less. */
const makeDistance = (a: Attributes, b: Attributes) =>
  Math.abs(a.make - b.make) * (a.make !== 0 && b.make !== 0 ? 1 : 0.7);

/** Counts the words that both names have, including brands. A very common word counts less than half. */
const sharedWords = (a: Attributes, b: Attributes) =>
  a.found.reduce((sum, word) => sum + (b.found.includes(word) ? (commonWords.has(word) ? 0.4 : 1) : 0), 0) +
  a.brandWords.filter((word) => b.brandWords.includes(word)).length;

/** Two colors look the same if their distance in OKLab is below about this value. */
const nearness = 0.12;
/** The value on the b axis of OKLab (blue to yellow) of a neutral that looks neither cool nor warm. */
const neutralUndertone = 0.01;
/** Scales the product of two undertones to about -1 to 1. */
const undertoneScale = 600;

/** Returns whether the neutrals of two items have the same tone, and whether both are warm or both are cool. */
function neutralFeatures(some: readonly NamedColor[], others: readonly NamedColor[]) {
  let neutral = 0;
  let undertone = 0;
  for (const a of some)
    for (const b of others) {
      if (a.chroma > vividChroma || b.chroma > vividChroma) continue;
      neutral = Math.max(neutral, Math.exp(-((labDistance(a.lab, b.lab) / nearness) ** 2)));
      const product = (a.lab[2] - neutralUndertone) * (b.lab[2] - neutralUndertone) * undertoneScale;
      undertone = Math.max(-1, Math.min(1, product));
    }
  return { neutral, undertone };
}
