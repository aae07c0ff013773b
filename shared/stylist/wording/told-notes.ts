import type { WeatherNote } from '#shared/stylist/ranking/weather-fit';

/** The weather notes that the stylist mentions, the most important first. */
export const toldNotes = [
  'made for snow',
  'keeps the rain out',
  'keeps warm',
  'cool in the heat',
] as const satisfies readonly WeatherNote[];
export type ToldNote = (typeof toldNotes)[number];
