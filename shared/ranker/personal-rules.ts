// The rules about the person: their preferences, history, ratings and the trends of the request.

import { type Feedback, ratingOf } from './feedback.ts';
import type { Garment } from './garment.ts';
import type { ItemFit } from './item-fit.ts';
import { mean } from './mean.ts';
import { favoritesIn, type Preferences, skinContrast } from './preferences.ts';
import type { Finding } from './rules.ts';

type Garments = readonly Garment[];
type Fits = readonly ItemFit[];

export function preference(garments: Garments, preferences: Preferences): Finding<'preference'> {
  const favorites = favoritesIn(garments, preferences);
  const skin = skinContrast(garments, preferences.skinTone);
  const styles = preferences.stylePreferences ?? [];
  const styled = styles.length ? mean(garments, (garment) => (styles.includes(garment.style) ? 1 : 0)) : 0;
  const faced = skin === 'flattering' ? 0.2 : skin === 'flat' ? -0.2 : 0;
  return {
    score: Math.min(1, 0.4 + (favorites.length ? 0.4 : 0) + 0.2 * styled + faced),
    facts: () => ({ favorites, skin }),
  };
}

export function freshness(garments: Garments, fits: Fits): Finding<'freshness'> {
  const worn = fits.filter((fit) => fit.lately).length;
  return {
    score: 1 - worn / Math.max(1, garments.length),
    facts: () => ({ lately: garments.filter((_, at) => fits[at]?.lately).map(({ id }) => id) }),
  };
}

export function rating(garments: Garments, feedback: readonly Feedback[]): Finding<'rating'> {
  const rated = feedback.length ? ratingOf(new Set(garments.map(({ id }) => id)), feedback) : 0;
  const leaning = rated > 0.2 ? 'liked' : rated < -0.2 ? 'disliked' : null;
  return { score: 0.5 + 2 * rated, facts: () => ({ leaning }) };
}

export function trend(fits: Fits): Finding<'trend'> {
  const named = () => [...new Set(fits.flatMap((fit) => fit.trends))];
  const count = fits.some((fit) => fit.trends.length) ? named().length : 0;
  return { score: Math.min(1, 0.4 + count * 0.3), facts: () => ({ named: named() }) };
}
