import type { WeatherNote } from '#shared/ranker/weather-fit';

/** The notes on the weather that are told, the weightiest first. */
export const toldNotes = [
  'made for snow',
  'keeps the rain out',
  'keeps warm',
  'cool in the heat',
] as const satisfies readonly WeatherNote[];
export type ToldNote = (typeof toldNotes)[number];
