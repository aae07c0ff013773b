import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { enumerate, withArticle } from './grammar.ts';

/** A piece with its indefinite article, if it takes one: 'a navy wool blazer', 'navy wool trousers', 'gold jewelry'. */
export const aPiece = ({ fullName, isPlural, garment }: Piece) =>
  isPlural || garment.category === 'jewelry' ? fullName : withArticle(fullName);

/** The pieces in the definite form, as short as possible: 'the blazer', 'the blue jeans and the brown jeans'. */
export const the = (...pieces: readonly Piece[]) =>
  enumerate(pieces.map(({ name, kind, isOnlyOne }) => `the ${isOnlyOne ? kind : name}`));
/** The pieces without their colors, for sentences that also name the colors: 'the red of the skirt'. */
export const theKinds = (...pieces: readonly Piece[]) => enumerate(pieces.map(({ kind }) => `the ${kind}`));
export const The = (...pieces: readonly Piece[]) => capitalize(the(...pieces));

/** Chooses the verb form for pieces as the subject: `many` for several pieces or a plural noun, otherwise `one`. */
export const agree = (pieces: readonly Piece[], one: string, many: string) =>
  pieces.length > 1 || pieces.some(({ isPlural }) => isPlural) ? many : one;

/** The pieces as a subject with its verb: 'the navy blazer keeps', 'the brown loafers keep'. */
export const does = (pieces: readonly Piece[], one: string, many: string) =>
  `${the(...pieces)} ${agree(pieces, one, many)}`;
