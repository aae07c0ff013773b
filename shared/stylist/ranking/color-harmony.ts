import { mostFrequent } from '../../rules/most-frequent.ts';
import type { OklchColor } from './oklch-color.ts';

export type Harmony = {
  /** 0 (clash) to 1. */
  score: number;
  scheme: 'neutral' | 'tonal' | 'accent' | 'analogous' | 'complementary' | 'clash' | 'unknown';
  /** The names of all colors that are not neutral, without duplicates, the most frequent first. */
  accents: string[];
};

/**
 * Distances in degrees of hue (OKLCH): the largest within one color family, the largest between neighboring colors, and
 * the smallest between opposite colors.
 */
const oneHue = 18;
const neighbors = 68;
const opposites = 135;
/** The least difference in lightness at which two neutrals contrast. */
const contrast = 0.3;

const hueDistance = (a: number, b: number) => {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
};

/** How well an outfit's colors go together, by hue, chroma and lightness. Ignores unknown ones (null). */
export function harmonyOf(colors: readonly (OklchColor | null)[]): Harmony {
  const known = colors.filter((oklch) => oklch !== null);
  const vivid = known.filter(({ neutral }) => !neutral);
  const accents = mostFrequent(vivid.map(({ name }) => name));
  if (known.length === 0) return { accents, score: 0.5, scheme: 'unknown' };
  if (vivid.length === 0) return { accents, score: neutralScore(known), scheme: 'neutral' };

  const apart = vivid.flatMap((one, place) =>
    vivid.slice(place + 1).map((other) => hueDistance(one.hue, other.hue)),
  );
  const farthest = Math.max(0, ...apart);
  const crowd = Math.max(0, accents.length - 2) * 0.2;
  if (farthest <= oneHue) {
    if (vivid.length === known.length && vivid.length > 1) return { accents, score: 0.75, scheme: 'tonal' };
    return { accents, score: vivid.length === 1 ? 1 : 0.85, scheme: 'accent' };
  }
  if (farthest <= neighbors) return { accents, score: 0.8 - crowd, scheme: 'analogous' };
  if (apart.every((degrees) => degrees <= oneHue || degrees >= opposites))
    return { accents, score: 0.62 - crowd, scheme: 'complementary' };
  // Pale or grayish colors clash less than pure ones.
  const loudness = Math.min(1, vivid.reduce((sum, { chroma }) => sum + chroma, 0) / vivid.length / 0.16);
  return { accents, score: Math.max(0, 0.5 - 0.2 * loudness - crowd), scheme: 'clash' };
}

/** The score of neutrals, which always match: highest for light with dark, lowest for one lightness. */
function neutralScore(colors: readonly OklchColor[]): number {
  const levels = colors.map(({ lightness }) => lightness);
  const span = Math.max(...levels) - Math.min(...levels);
  const has = (wanted: string) => colors.some(({ name }) => name === wanted);
  const flat = span < 0.05 && colors.length > 2;
  return 0.8 + (span >= contrast ? 0.12 : 0) - (has('brown') && has('black') ? 0.06 : 0) - (flat ? 0.08 : 0);
}
