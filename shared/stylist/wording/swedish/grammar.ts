import { lookNamed } from '../looks.ts';
import { type Grammar, type Part, piecesIn } from '../sentences.ts';
import { dateIn, distinct } from '../text.ts';
import {
  aPiece,
  bare,
  colorNoun,
  definite,
  definites,
  enumerate,
  formOf,
  lookOf,
  shortNoun,
  styleName,
  theColor,
} from './pieces.ts';

const metals: Readonly<Record<string, string>> = { gold: 'guld', silver: 'silver', 'rose gold': 'roséguld' };

const listOf = (say: (part: string) => string) => (parts: readonly Part[]) =>
  enumerate(parts.map((part) => say(`${part}`)));
/** Says the colors of pieces, or colors. */
const colors = (say: (color: string) => string) => (parts: readonly Part[]) =>
  enumerate(
    distinct(parts.map((part) => (typeof part === 'object' ? part.color : `${part}`))).map((color) =>
      say(color),
    ),
  );

export const grammar: Grammar = {
  /** The forms with 'en', with 'ett' and in the plural: 'varm', 'varmt', 'varma'. */
  agree: (parts, [en = '', ett = '', plural = '']) => ({ en, ett, plural })[formOf(parts)],
  says: {
    list: listOf((part) => part),
    or: (parts) => enumerate(parts.map(String), 'eller'),
    orColor: (parts) =>
      enumerate(
        parts.map((color) => colorNoun(`${color}`)),
        'eller',
      ),
    noneOf: (parts) => enumerate(parts.map(String), 'eller'),
    a: (parts) => enumerate(piecesIn(parts).map(aPiece)),
    bare: (parts) => enumerate(piecesIn(parts).map(bare)),
    noun: (parts) => enumerate(piecesIn(parts).map((piece) => shortNoun(piece).definite)),
    /** In the definite form, as short as possible: 'kavajen', 'de blå jeansen'. */
    the: (parts) =>
      enumerate(
        piecesIn(parts).map((piece) => definite(shortNoun(piece), piece.isOnlyOne ? null : piece.color)),
      ),
    /** Without their colors, for sentences that also name the colors: 'det röda i kjolen'. */
    theKinds: (parts) => enumerate(piecesIn(parts).map((piece) => definite(shortNoun(piece), null))),
    they: (parts) => definites[formOf(parts)],
    them: (parts) => ({ ...definites, plural: 'dem' })[formOf(parts)],
    color: colors(colorNoun),
    theColor: colors(theColor),
    metal: colors((color) => metals[color] ?? colorNoun(color)),
    /** A fabric without a Swedish name is quoted. */
    fabric: ([part]) => {
      const fabric = typeof part === 'object' ? part.fabric : `${part}`;
      return fabric ? (lookNamed('fabric', fabric)?.swedish ?? `”${fabric}”`) : '';
    },
    pattern: listOf((pattern) => lookNamed('pattern', pattern)?.adjective.plural ?? `”${pattern}”`),
    patternNoun: listOf((pattern) => lookNamed('pattern', pattern)?.adjective.ett ?? `”${pattern}”`),
    style: listOf(styleName),
    look: listOf(lookOf),
    date: dateIn('sv', { day: 'numeric', month: 'long', year: 'numeric' }),
    day: dateIn('sv', { weekday: 'long', month: 'long', day: 'numeric' }),
    month: dateIn('sv', { month: 'long' }),
  },
};
