import type { Piece } from '../piece.ts';

/** Sentences about what only one piece has in the outfit, and about when it was last worn. */
export const distinctions = {
  fabric: (fabric: string) => [`The only ${fabric} of the outfit.`, `Brings in ${fabric}.`],
  style: (style: string, among: string) => [`The one ${style} piece among ${among} ones.`],
  lightest: ({ color }: Piece) => [`The lightest piece: ${color}.`],
  darkest: ({ color }: Piece) => [`The darkest piece: ${color}.`],
  lastWorn: (date: Date) => [`Last worn on ${day.format(date)}.`],
};

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
