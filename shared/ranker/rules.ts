import type { Harmony } from './color-harmony.ts';
import type { WeatherNote } from './weather-fit.ts';

/** What each rule finds out about an outfit; items are named by their ids. */
type Facts = {
  color: { harmony: Harmony };
  /** At most one item has a loud pattern; `piece` is that item, `motif` its motif. */
  statement: { piece: string | null; motif: string | null };
  /** The items go together; `pair` is the best-known pairing, if there is one. */
  affinity: { pair: readonly [string, string] | null };
  /** The items are equally dressed up, and as much as the intent asks; 0 (gym) to 1 (black tie). */
  formality: { level: number; wanted: number | null };
  /** The kinds of the items suit the occasion. */
  place: { inPlace: string[]; outOfPlace: string[] };
  style: { shared: string | null; wanted: string[] };
  weather: {
    degrees: number | null;
    rain: boolean;
    snow: boolean;
    /** The day gets cold and the outfit has no outerwear. */
    lacksLayer: boolean;
    notes: { piece: string; note: WeatherNote; worth: number }[];
  };
  /** The items that were asked for, and the colors. */
  prompt: { asked: string[]; colors: string[] };
  preference: { favorites: string[]; skin: 'flattering' | 'flat' | null };
  /** Items that were worn or suggested recently cost points. */
  freshness: { worn: string[]; suggested: string[] };
  /** `liked` are the items, two or more, that it shares with an outfit that was liked. */
  rating: { leaning: 'liked' | 'disliked' | null; liked: string[] };
  /** The trends that name an item, the best match first; `fromPinboard` tells the person's pins from the season's trends. */
  trend: { matches: { piece: string; text: string; words: string[] }[]; fromPinboard: boolean };
  /** A bag and an accessory complete the outfit. */
  finish: { bag: boolean; accessories: number };
};
export type Rule = keyof Facts;

/** A rule's score, 0 or less (against the outfit) to 1 (for it); its facts are computed only when asked for. */
export type Finding<Of extends Rule> = { score: number; facts: () => Facts[Of] };
export type Findings = { [Each in Rule]: Finding<Each> };

/** What each rule found and did; the built-in stylist writes from these facts alone. */
export type Reasons = {
  [Each in Rule]: Facts[Each] & {
    score: number;
    /** What the rule added to the outfit's score, against a neutral finding; below zero it cost points. */
    effect: number;
  };
};

/**
 * How much each rule counts; the weights add up to 1. Set by hand and checked by reading `npm run scenarios`:
 * weather, prompt, formality and place decide; freshness and trend only break ties.
 */
export const weights: Readonly<Record<Rule, number>> = {
  color: 0.11,
  statement: 0.03,
  affinity: 0.09,
  formality: 0.13,
  place: 0.12,
  style: 0.05,
  weather: 0.17,
  prompt: 0.14,
  preference: 0.05,
  freshness: 0.02,
  rating: 0.03,
  trend: 0.02,
  finish: 0.04,
};
const rules = Object.keys(weights) as Rule[];

/** The weighted score of an outfit, 0 to 1. */
export function worthOf(findings: Findings): number {
  let sum = 0;
  for (const rule of rules) sum += weights[rule] * findings[rule].score;
  return Math.max(0, Math.min(1, sum));
}

/** The findings without their facts. */
export const scoresOf = (findings: Findings): Record<Rule, number> =>
  Object.fromEntries(rules.map((rule) => [rule, findings[rule].score])) as Record<Rule, number>;

/** The findings with their facts and effects; a score of 0.5 is neutral and has no effect. */
export const reasonsOf = (findings: Findings): Reasons =>
  Object.fromEntries(
    rules.map((rule) => {
      const { score, facts } = findings[rule];
      return [rule, { ...facts(), score, effect: weights[rule] * (score - 0.5) }];
    }),
  ) as Reasons;
