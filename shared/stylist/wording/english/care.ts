import type { Piece } from '../piece.ts';
import { The, the } from './pieces.ts';

type Care = Readonly<Record<string, (piece: Piece) => string[]>>;

/** Sentences about how to treat clothes of a fabric. */
const ofClothes: Care = {
  linen: (piece) => [
    `Iron ${the(piece)} last: linen creases on the hanger.`,
    `Let ${the(piece)} crease a little, as linen does.`,
  ],
  silk: (piece) => [`Steam ${the(piece)} rather than iron the silk.`],
  satin: (piece) => [`Steam ${the(piece)} rather than iron the satin.`],
  wool: (piece) => [
    `Air ${the(piece)} afterwards instead of washing the wool.`,
    `Brush ${the(piece)} before you leave: wool gathers lint.`,
  ],
  cashmere: (piece) => [
    `Keep bag straps off ${the(piece)}: cashmere pills.`,
    `Air ${the(piece)} afterwards instead of washing the cashmere.`,
  ],
  merino: (piece) => [`Air ${the(piece)} afterwards instead of washing the merino.`],
  corduroy: (piece) => [`Brush ${the(piece)} along the ribs of the corduroy.`],
  lace: (piece) => [`Mind rings and bracelets with ${the(piece)}: lace catches.`],
  denim: (piece) => [`Wash ${the(piece)} inside out: denim fades.`],
  velvet: (piece) => [`Steam ${the(piece)} from the inside: velvet marks.`],
  crepe: (piece) => [`Hang ${the(piece)} up in steam: crepe smooths itself.`],
};
/** Sentences about how to treat clothes, shoes and bags of a fabric. */
const ofAnything: Care = {
  suede: (piece) => [`Brush ${the(piece)} in one direction before you go.`],
  leather: (piece) => [`Wipe ${the(piece)} with a dry cloth before you leave.`],
};

export const care = {
  ofClothes,
  ofAnything,
  coatOnTheWay: (coat: Piece) => [
    `On the way there, ${the(coat)} goes over it.`,
    `Arrive in ${the(coat)} and hang it up at the door.`,
  ],
  blazerUnder: (blazer: Piece, coat: Piece) => [
    `Under ${the(coat)}, wear ${the(blazer)}.`,
    `${The(blazer)} fits under ${the(coat)} and stays on indoors.`,
  ],
  shoesOnTheWay: (boots: Piece, shoes: Piece) => [
    `Walk there in ${the(boots)} and change into ${the(shoes)} at the door.`,
    `Carry ${the(shoes)} and wear ${the(boots)} on the way.`,
  ],
  flats: (flats: Piece, shoes: Piece) => [
    `Take ${the(flats)} along for when your feet get tired.`,
    `If you walk far, carry ${the(shoes)} and wear ${the(flats)} on the way.`,
    `For the way home, take ${the(flats)} along.`,
    `With ${the(flats)} along, you can walk home.`,
  ],
  shade: (shade: Piece, degrees: string) => [
    `Take ${the(shade)} along against the sun at ${degrees}.`,
    `Put on ${the(shade)} when you sit in the sun.`,
  ],
  cover: (cover: Piece, degrees: string) => [
    `Take ${the(cover)} along: ${degrees} is cold for neck and hands.`,
    `Add ${the(cover)} outdoors at ${degrees}.`,
  ],
  bag: (bag: Piece) => [
    `If you have much to carry, take ${the(bag)} along.`,
    `For keys and phone take ${the(bag)} along.`,
  ],
  snow: (shoes: Piece | undefined) => [
    `Knock the snow off ${shoes ? the(shoes) : 'your shoes'} before you go in.`,
  ],
  /** Sentences that fit any outfit. */
  plain: (main: readonly Piece[]) => [`Lay out ${the(...main)} the evening before.`],
};
