import type { Harmony } from './color-harmony.ts';
import type { WeatherNote } from './weather-fit.ts';

/** What each rule finds out about an outfit. Pieces are told by their ids. */
type Facts = {
  color: { harmony: Harmony };
  /** At most one piece speaks up. */
  statement: { piece: string | null; motif: string | null };
  /** The pieces are known to go together; `pair` is the best two of them. */
  affinity: { pair: readonly [string, string] | null };
  formality: { level: number; wanted: number | null };
  /** The pieces belong where the person goes. */
  place: { inPlace: string[]; outOfPlace: string[] };
  style: { shared: string | null; wanted: string[] };
  weather: {
    degrees: number | null;
    rain: boolean;
    snow: boolean;
    /** Nothing to put on when the day gets cold. */
    lacksLayer: boolean;
    notes: { piece: string; note: WeatherNote; worth: number }[];
  };
  prompt: { named: string[] };
  preference: { favorites: string[]; skin: 'flattering' | 'flat' | null };
  /** Pieces that were worn or suggested lately step back. */
  freshness: { lately: string[] };
  rating: { leaning: 'liked' | 'disliked' | null };
  trend: { named: string[] };
  /** It is finished: a bag to carry, and a small thing that makes it somebody's own. */
  finish: { bag: boolean; accessories: number };
};
export type Rule = keyof Facts;

/** A rule's score, 0 or less (speaks against it) to 1 (speaks for it), and its facts for when they are asked for. */
export type Finding<Of extends Rule> = { score: number; facts: () => Facts[Of] };
export type Findings = { [Each in Rule]: Finding<Each> };

/** Why an outfit is worth what it is worth; the stylist's words are made from these and nothing else. */
export type Reasons = {
  [Each in Rule]: Facts[Each] & {
    score: number;
    /** What the rule did to the worth of the outfit: below zero it cost, above it won. */
    effect: number;
  };
};

/** How much each rule counts; they add up to 1. */
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

/** The worth of an outfit, 0 to 1. */
export function worthOf(findings: Findings): number {
  let sum = 0;
  for (const rule of rules) sum += weights[rule] * findings[rule].score;
  return Math.max(0, Math.min(1, sum));
}

/** The findings in full; half of what a rule can give does nothing. */
export const reasonsOf = (findings: Findings): Reasons =>
  Object.fromEntries(
    rules.map((rule) => {
      const { score, facts } = findings[rule];
      return [rule, { ...facts(), score, effect: weights[rule] * (score - 0.5) }];
    }),
  ) as Reasons;
