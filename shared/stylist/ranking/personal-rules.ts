// The rules about the person: their preferences, history and ratings, and the trends in the request.

import { type Feedback, ratingOf } from './feedback.ts';
import type { Garment } from './garment.ts';
import type { ItemFit } from './item-fit.ts';
import { mean } from './mean.ts';
import { favoritesIn, type Preferences, skinContrast } from './preferences.ts';
import type { Finding, Score } from './rules.ts';

type Garments = readonly Garment[];
type Fits = readonly ItemFit[];

export function preference(garments: Garments, preferences: Preferences): Finding<'preference'> {
  const favorites = favoritesIn(garments, preferences);
  const skin = skinContrast(garments, preferences.skinTone);
  const styles = preferences.stylePreferences ?? [];
  const styled = styles.length ? mean(garments, (garment) => (styles.includes(garment.style) ? 1 : 0)) : 0;
  const isMore = garments.some(({ wearMore }) => wearMore);
  const faced = skin === 'flattering' ? 0.2 : skin === 'flat' ? -0.2 : 0;
  return {
    score: Math.min(1, 0.4 + (favorites.length ? 0.4 : 0) + 0.2 * styled + faced) + (isMore ? 1 : 0),
    facts: () => ({ favorites }),
  };
}

export function freshness(garments: Garments, fits: Fits): Score {
  return { score: 1 - fits.filter((fit) => fit.isRecent).length / Math.max(1, garments.length) };
}

export function rating(garments: Garments, feedback: readonly Feedback[]): Finding<'rating'> {
  const rated = feedback.length ? ratingOf(new Set(garments.map(({ id }) => id)), feedback) : 0;
  return {
    score: 0.5 + 2 * rated,
    facts: () => ({ liked: rated > 0.2 ? likedTogether(garments, feedback) : [] }),
  };
}

/** The largest group of items that the outfit shares with a liked one. Empty if only one item. */
function likedTogether(garments: Garments, feedback: readonly Feedback[]): string[] {
  const shared = feedback
    .filter(({ liked }) => liked)
    .map(({ itemIds }) => garments.flatMap(({ id }) => (itemIds.includes(id) ? id : [])));
  const most = shared.reduce((best, each) => (each.length > best.length ? each : best), []);
  return most.length > 1 ? most : [];
}

export function trend(garments: Garments, fits: Fits, fromPinboard: boolean): Finding<'trend'> {
  const words = new Set(fits.flatMap((fit) => fit.trends.flatMap((match) => match.words)));
  const matches = () =>
    garments
      .flatMap(({ id }, at) =>
        (fits[at]?.trends ?? []).map((match) => ({ piece: id, text: match.text, words: [...match.words] })),
      )
      .sort((a, b) => b.words.length - a.words.length);
  return { score: Math.min(1, 0.4 + words.size * 0.3), facts: () => ({ matches: matches(), fromPinboard }) };
}
