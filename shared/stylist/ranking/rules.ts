import type { Harmony } from './color-harmony.ts';
import type { WeatherNote } from './weather-fit.ts';

/** What each rule finds out about an outfit. Items are given by their ids. */
type Facts = {
  color: { harmony: Harmony };
  /** Whether at most one item has a loud pattern. `piece` is that item, `motif` is its motif. */
  statement: { piece: string | null; motif: string | null };
  /** How well the items go together. `pair` is the best-known pairing among them, or null. */
  affinity: { pair: readonly [string, string] | null };
  /** How formal the items are, and how formal the intent wants them to be: 0 (gym) to 1 (black tie). */
  formality: { level: number; wanted: number | null };
  /** Items whose kind suits the occasion, and items whose kind does not. */
  place: { inPlace: string[]; outOfPlace: string[] };
  style: { shared: string | null; wanted: string[] };
  weather: {
    degrees: number | null;
    rain: boolean;
    snow: boolean;
    /** Whether the outfit lacks outerwear although the day gets cold. */
    lacksLayer: boolean;
    notes: { piece: string; note: WeatherNote; worth: number }[];
  };
  /** The requested items and colors that the outfit has. */
  prompt: { asked: string[]; colors: string[] };
  preference: { favorites: string[]; skin: 'flattering' | 'flat' | null };
  /** Items that were worn or suggested recently. They cost points. */
  freshness: { worn: string[]; suggested: string[] };
  /** `liked` contains the items, two or more, that the outfit shares with an outfit that the person liked. */
  rating: { leaning: 'liked' | 'disliked' | null; liked: string[] };
  /** The trends that match an item, best first. `fromPinboard`: the person's pins, not the season's trends. */
  trend: { matches: { piece: string; text: string; words: string[] }[]; fromPinboard: boolean };
  /** Whether a bag and accessories complete the outfit. */
  finish: { bag: boolean; accessories: number };
};
export type Rule = keyof Facts;

/**
 * The result of a rule. The score is 1 if the rule supports the outfit, and 0 or less if it is against it. The facts
 * are computed only when they are requested.
 */
export type Finding<Of extends Rule> = { score: number; facts: () => Facts[Of] };
export type Findings = { [Each in Rule]: Finding<Each> };

/** What each rule found and how it changed the score. The built-in stylist uses only these facts. */
export type Reasons = {
  [Each in Rule]: Facts[Each] & {
    score: number;
    /** The points that the rule added to the outfit's score or, below zero, cost, against a neutral finding. */
    effect: number;
  };
};

/**
 * The weight of each rule. The weights add up to 1. They were set by hand and checked by reading the output of `npm run
 * scenarios`. Weather, prompt, formality and place decide; freshness and trend only decide between otherwise equal
 * outfits.
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

/** Returns the findings with their facts and effects. A score of 0.5 is neutral and has no effect. */
export const reasonsOf = (findings: Findings): Reasons =>
  Object.fromEntries(
    rules.map((rule) => {
      const { score, facts } = findings[rule];
      return [rule, { ...facts(), score, effect: weights[rule] * (score - 0.5) }];
    }),
  ) as Reasons;
