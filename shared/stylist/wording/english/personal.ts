import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { agree, does, The, the, theKinds } from './pieces.ts';

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
  pair: (pair: readonly Piece[]) => [
    `${The(...pair)} are a pairing that has always worked.`,
    `${The(...pair)} are a classic together.`,
    `You can rely on ${the(...pair)} as a pair.`,
  ],
  favorite: (color: string, pieces: readonly Piece[]) => [
    `${capitalize(color)} is one of your favorite colors: ${does(pieces, 'has', 'have')} it.`,
    `${The(...pieces)} ${agree(pieces, 'has', 'have')} a favorite color of yours, ${color}.`,
  ],
  liked: (pieces: readonly Piece[]) => [
    `You have liked ${the(...pieces)} together before.`,
    `${The(...pieces)} were in an outfit that you liked.`,
  ],
  worn: (pieces: readonly Piece[], other: Piece) => [
    `You wore or planned ${the(...pieces)} this week; ${the(other)} ${agree([other], 'makes', 'make')} it another outfit.`,
    `${The(...pieces)} ${agree(pieces, 'comes', 'come')} back from an outfit you wore or planned this week, now with ${the(other)}.`,
  ],
  face: (face: Piece) => [
    `The ${face.color} of ${theKinds(face)} sets off your complexion.`,
    `Near the face, the ${face.color} of ${theKinds(face)} suits your complexion.`,
  ],
};
