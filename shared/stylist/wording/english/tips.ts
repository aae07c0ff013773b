import type { Piece } from '../piece.ts';
import { the, theKinds } from './pieces.ts';

/** Tips about how to wear the pieces together, and about the weather. */
export const tips = {
  layer: (layer: Piece, low: number) => [
    `It cools down to ${low} °C: take ${the(layer)} along.`,
    `Carry ${the(layer)} for the ${low} °C of the coldest hour.`,
  ],
  suede: (suede: readonly Piece[]) => [
    `Spray the suede of ${the(...suede)} before you go out.`,
    `Keep ${the(...suede)} off wet ground: suede stains.`,
  ],
  leather: (shoes: Piece) => [
    `Wax the leather of ${the(shoes)} before the wet.`,
    `Dry ${the(shoes)} slowly afterwards, away from heat.`,
  ],
  silk: (silk: readonly Piece[]) => [`Keep ${the(...silk)} dry: water leaves marks on ${silk[0]?.fabric}.`],
  warmScarf: (scarf: Piece, coat: Piece) => [
    `Wear ${the(scarf)} inside the collar of ${the(coat)}.`,
    `Wrap ${the(scarf)} once over ${the(coat)}.`,
  ],
  openCollar: (collar: Piece) => [`Leave the top button of ${the(collar)} open in the heat.`],
  rolledSleeves: (shirt: Piece, waist: Piece | undefined) => [
    `Roll the sleeves of ${the(shirt)} to below the elbow.`,
    `Sleeves rolled to the elbow make ${the(shirt)} lighter.`,
    `Turn back the cuffs of ${the(shirt)} twice${waist ? ` above ${the(waist)}` : ''}.`,
  ],
  tuckedShirt: (shirt: Piece, waist: Piece) => [
    `Tuck ${the(shirt)} into ${the(waist)} all the way.`,
    `A half tuck is enough: the front of ${the(shirt)} in, the rest out.`,
    `Only the front of ${the(shirt)} goes into ${the(waist)}.`,
    `Leave the back of ${the(shirt)} out and tuck in the front.`,
    `Let ${the(shirt)} fall a little over the waist of ${the(waist)}.`,
  ],
  tuckedTee: (tee: Piece, waist: Piece) => [
    `Tuck the front of ${the(tee)} into ${the(waist)}.`,
    `Let ${the(tee)} end at the hip, over ${the(waist)}.`,
  ],
  beltInLoops: (belt: Piece, waist: Piece) => [`Wear ${the(belt)} through the loops of ${the(waist)}.`],
  beltOnDress: (belt: Piece, dress: Piece) => [`Close ${the(belt)} at the waist of ${the(dress)}.`],
  ownBelt: (piece: Piece) => [
    `Tie the belt of ${the(piece)} at the waist.`,
    `Leave the belt of ${the(piece)} loose.`,
  ],
  hood: (hood: Piece, coat: Piece) => [`Let the hood of ${the(hood)} fall over the collar of ${the(coat)}.`],
  blazer: (blazer: Piece, top: Piece) => [
    `Leave ${the(blazer)} open over ${the(top)}.`,
    `Button ${the(blazer)} to stand, open it to sit.`,
    `Let ${the(top)} show at the cuff and collar of ${the(blazer)}.`,
  ],
  hem: (bottom: Piece, shoes: Piece) => [
    `Turn up the hem of ${the(bottom)} once above ${the(shoes)}.`,
    `Let the hem of ${the(bottom)} just touch ${the(shoes)}.`,
  ],
  looseScarf: (scarf: Piece, coat: Piece) => [
    `Let ${the(scarf)} hang open over ${the(coat)}.`,
    `Loop ${the(scarf)} once, loosely, over ${the(coat)}.`,
  ],
  jewelry: (jewelry: Piece, knit: Piece) => [`Wear ${the(jewelry)} over ${the(knit)}, not under it.`],
  oneMetal: (metals: readonly Piece[]) => [
    `Add no second metal to the ${metals[0]?.color} of ${theKinds(...metals)}.`,
  ],
  openCoat: (coat: Piece, dress: Piece) => [`Leave ${the(coat)} open, so that ${the(dress)} shows.`],
  knit: (knit: Piece, bottom: Piece) => [
    `Push the sleeves of ${the(knit)} up a little.`,
    `Let ${the(knit)} fall straight over ${the(bottom)}.`,
  ],
};
