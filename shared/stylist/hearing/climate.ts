import { wordsIn } from '../lexicon/rows.ts';
import { fold } from './tokens.ts';
import { climates } from './words/tables.ts';

/** A place, its position, and its usual daily maximum in each month in °C. The browser has the names alone. */
export type Climate = { name: string; latitude: number; longitude: number; maxima: readonly number[] };

const byName = new Map(
  climates.flatMap(([names, latitude, longitude, maxima, foreign]) =>
    wordsIn(foreign ? `${names}, ${foreign}` : names).map((name): [string, Climate] => [
      fold(name),
      { name, latitude, longitude, maxima: maxima.split(' ').filter(Boolean).map(Number) },
    ]),
  ),
);

/** The most words in the name of a place. */
export const longestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** Returns the place of the table with a name, or null. Upper and lower case and accents do not matter. */
export const placeNamed = (name: string): Climate | null => byName.get(fold(name)) ?? null;

/** In kilometers. A place that is further away from every place of the table may have a different climate. */
const near = 150;
const kilometersPerDegree = 111;

/** Returns the place of the table that is nearest to a position, or null if none is within 150 km. */
export function nearestClimate({
  latitude,
  longitude,
}: Pick<Climate, 'latitude' | 'longitude'>): Climate | null {
  const distance = (climate: Climate) => {
    const around = Math.abs(climate.longitude - longitude);
    const east = Math.min(around, 360 - around) * Math.cos((latitude * Math.PI) / 180);
    return Math.hypot(climate.latitude - latitude, east) * kilometersPerDegree;
  };
  let nearest: Climate | null = null;
  let least = near;
  for (const climate of byName.values()) {
    const away = distance(climate);
    if (away <= least) [nearest, least] = [climate, away];
  }
  return nearest;
}
