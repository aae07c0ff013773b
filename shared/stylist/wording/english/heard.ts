import { capitalize } from '#shared/rules/capitalize';
import type { Language } from '#shared/stylist/hearing/brief';
import { isMaterial } from '../materials.ts';
import type { Piece } from '../piece.ts';
import { dressCodes } from './dress-codes.ts';
import { enumerate, withArticle, withCapital } from './grammar.ts';
import { agree, The, the } from './pieces.ts';

type Ways = readonly [string, ...string[]];
type Pieces = readonly Piece[];

const completion = (rest: Pieces) =>
  rest.length ? `; ${the(...rest)} ${agree(rest, 'completes', 'complete')} it` : '';

/** Sentences about what was understood of the request and how the outfit meets it. */
export const heard = {
  dressCodes,
  /** `rest` are the other pieces of the outfit. */
  named: (named: Pieces, rest: Pieces): Ways => [
    `You asked for ${the(...named)}${completion(rest)}.`,
    `${The(...named)}, as you asked${completion(rest)}.`,
  ],
  chosen: (chosen: Pieces, rest: Pieces): Ways => [
    `You chose ${the(...chosen)}${completion(rest)}.`,
    `It is built on ${the(...chosen)}, which you chose${completion(rest)}.`,
  ],
  instead: (chosen: Pieces, former: string): Ways => [`You chose ${the(...chosen)} instead of ${former}.`],
  /** A color or a fabric that was asked for, and the pieces that have it. */
  found: (words: string, pieces: Pieces, typedIn: Language): Ways =>
    typedIn !== 'en' || !isMaterial(words)
      ? [`For “${words}” there ${agree(pieces, 'is', 'are')} ${the(...pieces)}.`]
      : [
          `The ${words} you asked for is in ${the(...pieces)}.`,
          `${The(...pieces)} ${agree(pieces, 'brings', 'bring')} the ${words} you asked for.`,
        ],
  palette: (base: readonly string[], accents: Pieces, first: Piece): Ways =>
    accents.length
      ? [`All of it is ${enumerate(base)}, but for ${the(...accents)}, as you asked.`]
      : [
          `All of it is ${enumerate(base)}, as you asked.`,
          `From ${the(first)} down everything is ${enumerate(base)}, as you asked.`,
        ],
  code: (phrase: string, asks: string, pieces: Pieces) => [
    `${capitalize(phrase)} ${/s$/.test(phrase) && !/^an? |ss$/.test(phrase) ? 'ask' : 'asks'} for ${asks}: hence ${the(...pieces)}.`,
    `For ${phrase} I looked for ${asks} and took ${the(...pieces)}.`,
    `${The(...pieces)} ${agree(pieces, 'is', 'are')} there for ${phrase}: ${asks}.`,
    `With ${phrase} in mind, which calls for ${asks}, I chose ${the(...pieces)}.`,
  ],
  style(_id: string, typed: string, pieces: Pieces) {
    const words = withCapital(typed);
    return [
      `For ${withArticle(words)} look there ${agree(pieces, 'is', 'are')} ${the(...pieces)}.`,
      `${The(...pieces)} ${agree(pieces, 'gives', 'give')} it ${withArticle(words)} look.`,
      `The ${words} side of it: ${the(...pieces)}.`,
    ];
  },
};
