import type { Harmony } from './color-harmony.ts';
import type { WeatherNote } from './weather-fit.ts';

/** What rules tell about an outfit, for the texts. Items are given by their ids. */
type Facts = {
  color: { harmony: Harmony };
  /** The only item with a loud pattern, if there is one. */
  statement: { piece: string | null };
  /** The items whose kind suits the occasion. */
  place: { inPlace: string[] };
  /** The style of more than half of the items. */
  style: { shared: string | null };
  weather: {
    /** Whether the outfit lacks outerwear although the day gets cold. */
    lacksLayer: boolean;
    notes: { piece: string; note: WeatherNote; worth: number }[];
  };
  preference: { favorites: string[] };
  /** The items, two or more, that the outfit shares with an outfit that the person liked. */
  rating: { liked: string[] };
  /** The trends that match an item, best first. `fromPinboard`: the person's pins, not the season's trends. */
  trend: { matches: { piece: string; text: string; words: string[] }[]; fromPinboard: boolean };
};

/** The score of a rule is 1 if it supports the outfit, and 0 or less if it is against it. */
export type Score = { score: number };
/** The score of a rule that has facts, which are computed only when they are requested. */
export type Finding<Of extends keyof Facts> = Score & { facts: () => Facts[Of] };
export type Findings = { [Each in keyof Facts]: Finding<Each> } & Readonly<Record<Rule, Score>>;

/** The facts of the rules. The built-in stylist uses only these. */
export type Reasons = Facts;

/**
 * The weight of each rule. The weights add up to 1. They were set by hand and checked by reading the output of `npm run
 * scenarios`. Weather, prompt, formality and place decide; freshness and trend only decide between otherwise equal
 * outfits.
 */
export const weights = {
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
export type Rule = keyof typeof weights;
const rules = Object.keys(weights) as Rule[];

/** The weighted score of an outfit, 0 to 1. */
export function worthOf(findings: Findings): number {
  let sum = 0;
  for (const rule of rules) sum += weights[rule] * findings[rule].score;
  return Math.max(0, Math.min(1, sum));
}

/** Returns the facts of the rules that have some. */
export const reasonsOf = (findings: Findings) =>
  Object.fromEntries(
    Object.entries(findings).flatMap(([rule, finding]) =>
      'facts' in finding ? [[rule, finding.facts()]] : [],
    ),
  ) as Reasons;
