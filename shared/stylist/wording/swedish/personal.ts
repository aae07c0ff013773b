import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import { colorNoun, The, the, theColor, theKinds } from './pieces.ts';

export const personal: Wording['personal'] = {
  // The words that piece and pin share are left out, because they are in the language of the pin's text.
  pin: (piece, text) => [
    `${The(piece)} liknar din pin ”${text}”.`,
    `Din pin ”${text}” känns igen i ${the(piece)}.`,
  ],
  // No sentences, because the trends of the season are written in English.
  trend: () => [],
  pair: (pair) => [
    `${The(...pair)} är ett par som alltid har fungerat.`,
    `${The(...pair)} är en klassiker ihop.`,
    `Du kan lita på ${the(...pair)} som par.`,
  ],
  favorite: (color, pieces) => [
    `${capitalize(colorNoun(color))} är en av dina favoritfärger: ${the(...pieces)} har den.`,
    `${The(...pieces)} har en av dina favoritfärger, ${colorNoun(color)}.`,
  ],
  liked: (pieces) => [
    `Du har gillat ${the(...pieces)} ihop tidigare.`,
    `${The(...pieces)} fanns i en outfit som du gillade.`,
  ],
  worn: (pieces, other) => [
    `Du har använt eller planerat ${the(...pieces)} den här veckan; ${the(other)} gör det till en annan outfit.`,
    `${The(...pieces)} kommer tillbaka från en outfit som du använt eller planerat den här veckan, nu med ${the(other)}.`,
  ],
  face: (face) => [
    `${capitalize(theColor(face.color))} i ${theKinds(face)} framhäver din hudton.`,
    `Nära ansiktet klär ${theColor(face.color)} i ${theKinds(face)} din hudton.`,
  ],
};
