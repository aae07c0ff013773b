import { fold } from './tokens.ts';
import { climates } from './words/climates.ts';

/** A place of the table, in degrees, with the usual maximum of a day in each month, in degrees Celsius. */
export type Climate = { name: string; latitude: number; longitude: number; maxima: readonly number[] };

const byName = new Map(
  climates.flatMap(([names, latitude, longitude, maxima]) =>
    names
      .split(', ')
      .map((name): [string, Climate] => [
        fold(name),
        { name, latitude, longitude, maxima: maxima.split(' ').map(Number) },
      ]),
  ),
);

/** The most words that the name of a place has. */
export const longestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The place of the table with a name, in any case and with or without accents; null for any other. */
export const placeNamed = (name: string): Climate | null => byName.get(fold(name)) ?? null;

/** A place further from every place of the table than this, in kilometers, may have another climate. */
const near = 150;
const kilometersPerDegree = 111;

/** The place of the table that is nearest to a position, within 150 km; null where there is none. */
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
