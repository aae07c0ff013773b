import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { enumerate, withArticle } from './grammar.ts';

/** 'a navy wool blazer', 'navy wool trousers', 'gold jewelry'. */
export const aPiece = ({ fullName, isPlural, garment }: Piece) =>
  isPlural || garment.category === 'jewelry' ? fullName : withArticle(fullName);

/** 'the navy blazer', 'the blue jeans and the brown loafers' */
export const the = (...pieces: readonly Piece[]) => enumerate(pieces.map(({ name }) => `the ${name}`));
/** Without their colors, for sentences that name these beside them: 'the red of the skirt'. */
export const theKinds = (...pieces: readonly Piece[]) => enumerate(pieces.map(({ kind }) => `the ${kind}`));
export const The = (...pieces: readonly Piece[]) => capitalize(the(...pieces));

/** The verb that pieces as a subject take: `are` where they are several or a plural. */
export const agree = (pieces: readonly Piece[], one: string, many: string) =>
  pieces.length > 1 || pieces.some(({ isPlural }) => isPlural) ? many : one;

/** 'the navy blazer keeps', 'the brown loafers keep' */
export const does = (pieces: readonly Piece[], one: string, many: string) =>
  `${the(...pieces)} ${agree(pieces, one, many)}`;
