import { fold } from './tokens.ts';
import { climates } from './words/climates.ts';

const byName = new Map(
  climates.flatMap(([names, latitude, longitude, maxima]) =>
    names
      .split(', ')
      .map((name) => [
        fold(name),
        { name: names.split(', ')[0] ?? name, latitude, longitude, maxima: maxima.split(' ').map(Number) },
      ]),
  ),
);

/** The place of the table with a name, in any case and with or without accents; null for any other. */
export const placeNamed = (name: string) => byName.get(fold(name)) ?? null;

/** The usual maximum of a day in a month (1 to 12) at a place, in degrees Celsius; null for an unknown place. */
export const climateOf = (name: string, month: number): number | null =>
  placeNamed(name)?.maxima[month - 1] ?? null;
