import { fallbackColor } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import { swedishItemName } from '#shared/swedish/item-names';
import type { Wording } from '../english/wording.ts';
import { definite, enumerate, styleName } from './pieces.ts';

type Named = { color: string; category: string };

const nameOf = (piece: Named | undefined) =>
  piece
    ? definite({ ...piece, color: piece.color === fallbackColor ? null : piece.color })
    : 'ett annat plagg';

export const manual: Wording['manual'] = {
  harmony: {
    neutral: 'Färgerna är neutrala och går alltid ihop.',
    tonal: 'Färgerna är nyanser av en och samma.',
    accent: 'En färg sticker ut mot det neutrala.',
    analogous: 'Färgerna är grannar.',
    complementary: 'Färgerna är motsatser som lyfter varandra.',
    clash: 'Färgerna ger en djärv kontrast.',
    unknown: 'Färgerna är dina egna.',
  },
  nameOf,
  list: (pieces) => `${capitalize(enumerate(pieces.map(swedishItemName)))}.`,
  byYourself: 'Du har satt ihop den här själv.',
  instead: (piece, former) => `Du valde ${nameOf(piece)} i stället för ${nameOf(former)}.`,
  mostly: (style) => `Det mesta är i ${styleName(style)}.`,
  mixed: 'Den blandar stilar.',
  byHand: 'Ihopsatt för hand.',
  yourChoice: 'Ditt val.',
  chosenInstead: 'Du valde det här i stället.',
};
