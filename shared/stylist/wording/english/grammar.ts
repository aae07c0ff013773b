import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { type Grammar, type Part, piecesIn } from '../sentences.ts';
import { dateIn, distinct, enumerate } from '../text.ts';

/** The noun with its indefinite article: 'a wedding', 'an interview', 'an 80s look'. */
export const withArticle = (noun: string) => `${/^[aeiou8]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const names =
  /\b(?:parisian|french|bavarian|irish|chinese|italian|milanese|scandinavian|scandi|nordic|japanese|californian|hawaiian|gatsby|victorian|christmas|easter|halloween|thanksgiving|bbq|new year eve|new year|jewish|greek|indian|hindu|muslim|taylor|swift)\b/g;
/** Capitalizes the words that are names: 'parisian' becomes 'Parisian'. */
export const withCapital = (words: Part) => `${words}`.replace(names, titleCase).replace('Bbq', 'BBQ');

const small = new Set('a an and at by for from in of on or the to with'.split(' '));

/** The title with capitalized words: 'Navy Wool for the Office'. */
export const titleCase = (title: string) =>
  title
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.split('-').map(capitalize).join('-')))
    .join(' ');

/** A piece with its indefinite article, if it takes one: 'a navy wool blazer', 'navy wool trousers', 'gold jewelry'. */
const aPiece = ({ fullName, isPlural, garment }: Piece) =>
  isPlural || garment.category === 'jewelry' ? fullName : withArticle(fullName);

const isMany = (part: Part) =>
  typeof part === 'object' ? part.isPlural : /s$/.test(`${part}`) && !/^an? |ss$|mas$/.test(`${part}`);
const list = (parts: readonly (Part | null)[], joint = 'and') =>
  enumerate(
    parts.map((part) => `${part ?? ''}`),
    joint,
  );

export const grammar: Grammar = {
  /** The first form for one, the second for several pieces or a plural noun. */
  agree: (parts, [one = '', many = '']) => (parts.length > 1 || parts.some(isMany) ? many : one),
  says: {
    list,
    or: (parts) => list(parts, 'or'),
    either: (parts) => parts.join(' or '),
    noneOf: (parts) => enumerate(parts.map(String), 'or'),
    a: (parts) =>
      list(parts.map((part) => (typeof part === 'object' ? aPiece(part) : withArticle(withCapital(part))))),
    named: (parts) => list(parts.map(withCapital)),
    /** In the definite form, as short as possible: 'the blazer', 'the blue jeans and the brown jeans'. */
    the: (parts) =>
      list(piecesIn(parts).map(({ name, kind, isOnlyOne }) => `the ${isOnlyOne ? kind : name}`)),
    /** Without their colors, for sentences that also name the colors: 'the red of the skirt'. */
    theKinds: (parts) => list(piecesIn(parts).map(({ kind }) => `the ${kind}`)),
    noun: (parts) => list(piecesIn(parts).map(({ kind }) => kind)),
    bare: (parts) => list(piecesIn(parts).map(({ name }) => name)),
    color: (parts) => list(distinct(piecesIn(parts).map(({ color }) => color))),
    fabric: (parts) => list(piecesIn(parts.slice(0, 1)).map(({ fabric }) => fabric)),
    date: dateIn('en', { day: 'numeric', month: 'long', year: 'numeric' }),
    day: dateIn('en', { weekday: 'long', month: 'long', day: 'numeric' }),
    month: dateIn('en', { month: 'long' }),
  },
};
