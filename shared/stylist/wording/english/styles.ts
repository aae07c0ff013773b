import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { enumerate, withArticle, withCapital } from './grammar.ts';
import { agree, The, the } from './pieces.ts';

type Ways = readonly [string, ...string[]];

/** Sentences about the styles of the pieces. */
export const styles = {
  none: (worn: readonly Piece[]): Ways => [`${capitalize(enumerate(worn.map(({ name }) => name)))}.`],
  one: (style: string, main: readonly Piece[]): Ways => [
    `${The(...main)} ${agree(main, 'is', 'are')} ${style} in style.`,
    `It is ${style} throughout: ${the(...main)}.`,
    `One style, ${style}, for ${the(...main)}.`,
  ],
  two: (style: string, pieces: readonly Piece[], other: string, others: readonly Piece[]): Ways => [
    `${The(...pieces)} ${agree(pieces, 'is', 'are')} ${style}, ${the(...others)} ${other}.`,
    `${capitalize(style)} with something ${other}: ${the(...pieces)} with ${the(...others)}.`,
    `It goes between ${style} and ${other}: ${the(...pieces)} with ${the(...others)}.`,
  ],
  /** The look that a style word describes: 'a Parisian look'. */
  look: (_id: string, words: string) => `${withArticle(withCapital(words))} look`,
};
