import { type Harmony, harmonyOf } from './color-harmony.ts';
import type { Garment } from './garment.ts';
import type { Intent } from './intent.ts';
import { lookUp } from './look-up.ts';

/** What each rule found out about an outfit; the stylist's words are made from these and nothing else. */
export type Reasons = {
  color: { score: number; harmony: Harmony };
  formality: { score: number; level: number; wanted: number | null };
  style: { score: number; shared: string | null; wanted: string[] };
  weather: { score: number; degrees: number | null };
  prompt: { score: number; named: string[] };
};

const weights: Record<keyof Reasons, number> = {
  color: 0.34,
  formality: 0.26,
  style: 0.16,
  weather: 0.12,
  prompt: 0.12,
};

const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0.5;
const closeness = (difference: number, tolerance: number) =>
  Math.max(0, 1 - Math.abs(difference) / tolerance);

export function judge(garments: readonly Garment[], intent: Intent): Reasons {
  return {
    color: color(garments),
    formality: formality(garments, intent),
    style: style(garments, intent),
    weather: weather(garments, intent),
    prompt: prompt(garments, intent),
  };
}

/** The worth of an outfit, 0 to 1. */
export const worth = (reasons: Reasons) =>
  (Object.keys(weights) as (keyof Reasons)[]).reduce(
    (sum, rule) => sum + weights[rule] * reasons[rule].score,
    0,
  );

function color(garments: readonly Garment[]): Reasons['color'] {
  const harmony = harmonyOf(garments.map((garment) => garment.color));
  return { score: harmony.score, harmony };
}

/** The pieces are about equally dressed up, and as much as the occasion asks for. */
function formality(garments: readonly Garment[], intent: Intent): Reasons['formality'] {
  const levels = garments.map((garment) => garment.formality);
  const level = mean(levels);
  const together = mean(levels.map((each) => closeness(each - level, 0.6)));
  if (intent.formality === null) return { score: together, level, wanted: null };
  return {
    score: together * 0.4 + closeness(level - intent.formality, 0.5) * 0.6,
    level,
    wanted: intent.formality,
  };
}

/** The styles of the pieces suit the wish; without one, they suit each other. */
function style(garments: readonly Garment[], intent: Intent): Reasons['style'] {
  const wanted = Object.keys(intent.styles);
  const counts = new Map<string, number>();
  for (const garment of garments) counts.set(garment.style, (counts.get(garment.style) ?? 0) + 1);
  const [shared = null, most = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const score = wanted.length
    ? mean(garments.map((garment) => lookUp(intent.styles, garment.style) ?? 0.25))
    : most / Math.max(1, garments.length);
  return { score, shared: most * 2 > garments.length ? shared : null, wanted };
}

/** The pieces are made for about the temperature that is expected. */
function weather(garments: readonly Garment[], intent: Intent): Reasons['weather'] {
  const made = garments.flatMap((garment) => garment.warmth ?? []);
  if (intent.temperature === null) {
    const spread = made.length ? Math.max(...made) - Math.min(...made) : 0;
    return { score: closeness(spread, 40), degrees: null };
  }
  const degrees = intent.temperature;
  return { score: mean(made.map((temperature) => closeness(temperature - degrees, 28))), degrees };
}

/** The outfit has what the prompt names: a colour, a piece, a fabric. */
function prompt(garments: readonly Garment[], intent: Intent): Reasons['prompt'] {
  const named = [...intent.words].filter((word) => garments.some((garment) => garment.words.has(word)));
  const missing = intent.colors.filter((wanted) => !garments.some((garment) => garment.color === wanted));
  return { score: Math.max(0, Math.min(1, 0.4 + named.length * 0.3) - missing.length * 0.3), named };
}
