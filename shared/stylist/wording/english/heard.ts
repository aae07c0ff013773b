import { capitalize } from '#shared/rules/capitalize';
import type { Language } from '#shared/stylist/hearing/brief';
import { isMaterial } from '../materials.ts';
import type { Piece } from '../piece.ts';
import { enumerate, withArticle, withCapital } from './grammar.ts';
import { agree, The, the } from './pieces.ts';

type Ways = readonly [string, ...string[]];
type Pieces = readonly Piece[];

/** Sentences about what was understood of the request and how the outfit meets it. */
export const heard = {
  named: (named: Pieces): Ways => [
    `${The(...named)} you named ${agree(named, 'leads', 'lead')}.`,
    `Everything starts from ${the(...named)} you named.`,
    `It is built on ${the(...named)}, which you named.`,
  ],
  chosen: (chosen: Pieces): Ways => [
    `You chose ${the(...chosen)}.`,
    `It is built on ${the(...chosen)}, which you chose.`,
  ],
  quoted: (words: string) => `“${words}”`,
  /** The answer to whether something may be worn. `words` are as typed, `phrase` the occasion. */
  mayWear: (worn: Pieces, phrase: string | null): Ways => [
    `Yes, ${the(...worn)} ${agree(worn, 'is', 'are')} fine${phrase ? ` for ${phrase}` : ''}.`,
  ],
  /** The answer to a question that offers a choice. */
  rather: (worn: Pieces, phrase: string | null): Ways => [
    `Of the two, ${the(...worn)}${phrase ? ` for ${phrase}` : ''}.`,
    `Rather ${the(...worn)}${phrase ? `, for ${phrase}` : ''}.`,
  ],
  ratherColor: (words: string, phrase: string | null): Ways => [
    `Rather ${words}${phrase ? `, for ${phrase}` : ''}.`,
  ],
  mayWearColor: (words: string, phrase: string | null): Ways => [
    `Yes, ${words} is fine${phrase ? ` for ${phrase}` : ''}.`,
  ],
  couldWear: (words: string, phrase: string | null): Ways => [
    `Yes, ${words} would do${phrase ? ` for ${phrase}` : ''}; this is what I would rather wear.`,
  ],
  mayDressSo: (phrase: string): Ways => [`Yes, that is fine for ${phrase}.`],
  mayNotDressSo: (phrase: string, words: string): Ways => [`Rather not ${words} for ${phrase}.`],
  mayNotWear: (words: string, of: string): Ways => [`Better no ${words}: not right for ${of}.`],
  ownsNone: (words: string): Ways => [`I see no ${words} among your clothes, so I went without.`],
  nothing: (weather: string | null): Ways => [
    `I heard nothing about clothes in that, so this is a good everyday outfit${weather ? ` for ${weather}` : ''}.`,
  ],
  instead: (chosen: Pieces, former: string): Ways => [`You chose ${the(...chosen)} instead of ${former}.`],
  changed: (added: Pieces, gone: Pieces): Ways => {
    if (added.length === 0) return [`The same outfit without ${the(...gone)}.`];
    const instead = gone.length ? `, in place of ${the(...gone)}` : '';
    return [`New ${agree(added, 'is', 'are')} ${the(...added)}${instead}; the rest stays.`];
  },
  /** A color or a fabric that was asked for, and the pieces that have it. */
  found: (words: string, pieces: Pieces, typedIn: Language): Ways =>
    typedIn !== 'en' || !isMaterial(words)
      ? [`For “${words}” there ${agree(pieces, 'is', 'are')} ${the(...pieces)}.`]
      : [
          `The ${words} you named is in ${the(...pieces)}.`,
          `${The(...pieces)} ${agree(pieces, 'brings', 'bring')} the ${words} you named.`,
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
