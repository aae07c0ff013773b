import { labDistance } from '../rules/oklab.ts';
import type { Attributes, NamedColor } from './attributes.ts';
import { commonWords } from './words/common-words.ts';
import { worthOfPair } from './words/pairings.ts';

/** In what respects two pieces agree, each about -1 to 1, and 0 where nothing is known. */
export function pairFeatures(a: Attributes, b: Attributes) {
  return {
    family: familyAgreement(a, b),
    formality: a.formality === null || b.formality === null ? 0 : 0.1 - 2 * (a.formality - b.formality) ** 2,
    warmth: a.warmth === null || b.warmth === null ? 0 : 0.1 - ((a.warmth - b.warmth) / 20) ** 2,
    make: 0.3 - Math.abs(a.make - b.make),
    pairing: worthOfPair(a.kind, b.kind),
    metal: a.metal && b.metal ? (a.metal === b.metal ? 1 : -1) : 0,
    wearer: a.wearer && b.wearer && a.wearer !== b.wearer ? -1 : 0,
    words: sharedWords(a, b),
    quiet: -a.loud * b.loud,
    ...colorAgreement(a.colors, b.colors),
  };
}
export type PairFeatures = ReturnType<typeof pairFeatures>;

function familyAgreement(a: Attributes, b: Attributes): number {
  let sum = 0;
  for (let at = 0; at < a.familyAffinity.length; at++)
    sum += (a.familyAffinity[at] ?? 0) * (b.families[at] ?? 0);
  return sum;
}

/** A word that both names have ties them together, the more so the fewer names it stands in. */
const sharedWords = (a: Attributes, b: Attributes) =>
  a.found.reduce((sum, word) => sum + (b.found.includes(word) ? (commonWords.has(word) ? 0.35 : 1) : 0), 0);

/** The chroma in OKLab from which a color is more than a tinted neutral. */
const vivid = 0.07;
/** Within about this distance in OKLab two colors look like one. */
const nearness = 0.12;

function colorAgreement(some: readonly NamedColor[], others: readonly NamedColor[]) {
  let color = 0;
  let neutral = 0;
  let undertone = 0;
  for (const a of some)
    for (const b of others) {
      const near = Math.exp(-((labDistance(a.lab, b.lab) / nearness) ** 2));
      if (a.chroma > vivid && b.chroma > vivid) color = Math.max(color, near);
      if (a.chroma > vivid || b.chroma > vivid) continue;
      neutral = Math.max(neutral, near);
      undertone = Math.max(-1, Math.min(1, (a.lab[2] - 0.01) * (b.lab[2] - 0.01) * 600));
    }
  return { color, neutral, undertone };
}
