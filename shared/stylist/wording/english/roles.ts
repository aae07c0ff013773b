import { capitalize } from '#shared/rules/capitalize';
import type { Language } from '#shared/stylist/hearing/brief';
import type { WeatherNote } from '#shared/stylist/ranking/weather-fit';
import type { Piece } from '../piece.ts';
import { enumerate } from './grammar.ts';
import { the, theKinds } from './pieces.ts';

/** Sentences about the role of each piece in the outfit. */
export const roles = {
  /** Whether a sentence names a piece. */
  names: (sentence: string, piece: Piece) => sentence.includes(piece.kind),
  named: ({ name }: Piece) => `${capitalize(name)}.`,
  closest: (words: string) => [`The closest to “${words}”.`],
  asked: (words: string, typedIn: Language) =>
    typedIn === 'en' ? [`You named the ${words}.`, `The ${words} you named.`] : [`You named “${words}”.`],
  chosen: ({ name }: Piece) => [`Your choice: the ${name}.`, `You chose the ${name}.`],
  askedColor: ({ color }: Piece) => [`Brings the ${color} you named.`],
  weather(note: WeatherNote, degrees: number | null, _piece: Piece): string[] {
    const at = degrees === null ? '' : ` at ${degrees} °C`;
    switch (note) {
      case 'keeps the rain out':
        return [`Keeps the rain out${at}.`, `For the rain${at}.`];
      case 'made for snow':
        return [`For the snow${at}.`];
      case 'keeps warm':
        return [`Keeps you warm${at}.`, `Warm enough${at}.`];
      case 'cool in the heat':
        return [`Stays cool${at}.`];
      default:
        return [];
    }
  },
  pattern: (pattern: string) => [
    `The ${pattern} piece of the outfit.`,
    `Brings the only loud pattern: ${pattern}.`,
  ],
  accent: ({ color }: Piece, calm: readonly string[]) => [
    `The ${color} beside ${enumerate(calm)}.`,
    `Adds ${color} to ${enumerate(calm)}.`,
  ],
  knownPair: (other: Piece) => [`Known to go with ${the(other)}.`, `Goes well with ${the(other)}.`],
  sameFabric: ({ fabric }: Piece, other: Piece) => [`${capitalize(fabric ?? '')}, like ${the(other)}.`],
  sameColor: ({ color }: Piece, other: Piece) => [
    `Has the ${color} of ${theKinds(other)}.`,
    `In one color with ${the(other)}.`,
  ],
  inPlace: (phrase: string, other: Piece) => [`Right for ${phrase}, like ${the(other)}.`],
  contrast: ({ color }: Piece, other: Piece) => [
    `${capitalize(color ?? '')} against the ${other.color} of ${theKinds(other)}.`,
    `Sets ${color} beside ${the(other)}.`,
  ],
  sameStyle: (style: string, other: Piece) => [`Shares the ${style} style of ${the(other)}.`],
  wornWith: (other: Piece) => [`Worn with ${the(other)}.`, `Chosen with ${the(other)}.`],
  between: (one: Piece, other: Piece) => [`Ties in with ${the(one)} and ${the(other)}.`],
  carriedWith: (shoes: Piece) => [`Carried with ${the(shoes)}.`],
};
