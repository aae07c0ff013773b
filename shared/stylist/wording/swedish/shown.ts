import { fallbackColor } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import { swedishItemName } from '#shared/swedish/item-names';
import type { Wording } from '../english/wording.ts';
import { definite, enumerate, nounOf } from './pieces.ts';

export const shown: Wording['shown'] = {
  nameOf: (piece) =>
    piece
      ? definite(nounOf(piece.category), piece.color === fallbackColor ? null : piece.color)
      : 'ett annat plagg',
  list: (pieces) => `${capitalize(enumerate(pieces.map(swedishItemName)))}.`,
};
