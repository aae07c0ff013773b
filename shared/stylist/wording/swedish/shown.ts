import { fallbackColor } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import { swedishItemName } from '#shared/swedish/item-names';
import type { Wording } from '../english/wording.ts';
import { definite, enumerate } from './pieces.ts';

export const shown: Wording['shown'] = {
  nameOf: (piece) =>
    piece
      ? definite({ ...piece, color: piece.color === fallbackColor ? null : piece.color })
      : 'ett annat plagg',
  list: (pieces) => `${capitalize(enumerate(pieces.map(swedishItemName)))}.`,
};
