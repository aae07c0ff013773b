import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { agree, does, The, the } from './pieces.ts';

/** Sentences about the person's taste, past outfits and ratings. */
export const personal = {
  pin: (piece: Piece, text: string) => [
    `${capitalize(does([piece], 'is', 'are'))} like your pin “${text}”.`,
    `Your pin “${text}” is there in ${the(piece)}.`,
  ],
  trend: (piece: Piece, text: string) => [
    `${capitalize(does([piece], 'goes', 'go'))} with this season’s trend “${text}”.`,
    `This season’s trend “${text}” is there in ${the(piece)}.`,
  ],
  favorite: (color: string, pieces: readonly Piece[]) => [
    `${capitalize(color)} is one of your favorite colors: ${does(pieces, 'has', 'have')} it.`,
    `${The(...pieces)} ${agree(pieces, 'has', 'have')} a favorite color of yours, ${color}.`,
  ],
  liked: (pieces: readonly Piece[]) => [
    `You have liked ${the(...pieces)} together before.`,
    `${The(...pieces)} were in an outfit that you liked.`,
  ],
};
