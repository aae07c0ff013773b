import { recordsOf } from '#shared/stylist/lexicon/rows';
import table from './places.json' with { type: 'json' };

/** A place that the geocoder of the weather stand-in knows. Its coordinates are in degrees. */
export type Place = { name: string; country: string; latitude: number; longitude: number; timezone: string };

/** Returns a text without accents and in lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const places = recordsOf<Place>(table);

/** Finds the places whose names start with the part of the text before its comma. Accents and case do not matter. */
export function findPlaces(text: string): Place[] {
  const wanted = plain(text.split(',')[0] ?? '');
  return wanted.length < 2 ? [] : places.filter(({ name }) => plain(name).startsWith(wanted));
}

/** Returns the known place that is nearest to the coordinates. */
export const nearestPlace = (latitude: number, longitude: number): Place =>
  places.reduce((nearest, place) =>
    Math.hypot(place.latitude - latitude, place.longitude - longitude) <
    Math.hypot(nearest.latitude - latitude, nearest.longitude - longitude)
      ? place
      : nearest,
  );
