import { remember } from '../../remember.ts';
import type { Garment } from './garment.ts';
import type { Intent } from './intent.ts';
import { itemFitter } from './item-fit.ts';
import {
  affinity,
  color,
  finish,
  formality,
  place,
  prompt,
  statement,
  style,
  weather,
} from './outfit-rules.ts';
import { pairAffinity } from './pair-affinity.ts';
import { freshness, preference, rating, trend } from './personal-rules.ts';
import type { Preferred } from './rank-request.ts';
import { type Findings, reasonsOf, worthOf } from './rules.ts';

/** Returns the functions that score outfits. Ratings of items and pairs are cached for thousands of outfits. */
export function outfitScorer(intent: Intent, request: Preferred) {
  const fitOf = remember(itemFitter(intent, request));
  const likelihoodWith = remember((one: Garment) =>
    remember((other: Garment) => 1 / (1 + Math.exp(-pairAffinity(one.attributes, other.attributes)))),
  );
  const likelihood = (one: Garment, other: Garment) => likelihoodWith(one)(other);

  function find(garments: readonly Garment[]): Findings {
    const fits = garments.map(fitOf);
    return {
      color: color(garments),
      statement: statement(garments),
      affinity: affinity(garments, likelihood),
      formality: formality(garments, intent),
      place: place(garments, fits, intent),
      style: style(garments, fits, intent),
      weather: weather(garments, fits, intent),
      prompt: prompt(garments, intent),
      preference: preference(garments, request.preferences ?? {}),
      freshness: freshness(garments, fits),
      rating: rating(garments, request.feedback ?? []),
      trend: trend(garments, fits, request.trends?.fromPinboard ?? false),
      finish: finish(garments),
    };
  }
  return {
    /** What each rule finds about an outfit. */
    find,
    /** The score of an outfit, 0 to 1. */
    worth: (garments: readonly Garment[]) => worthOf(find(garments)),
    /** The findings with their effects. The stylist explains the outfit with them. */
    reasons: (garments: readonly Garment[]) => reasonsOf(find(garments)),
  };
}
export type OutfitScorer = ReturnType<typeof outfitScorer>;
