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
