import { fallbackColor } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import { swedishItemName } from '#shared/swedish/item-names';
import type { Wording } from '../english/wording.ts';
import { sentencesIn } from '../sentences.ts';
import { grammar } from './grammar.ts';
import { definite, enumerate, nounOf } from './pieces.ts';
import table from './sentences.json' with { type: 'json' };
import { settings } from './settings.ts';
import { titles } from './titles.ts';

const shown: Wording['shown'] = {
  nameOf: (piece) =>
    piece
      ? definite(nounOf(piece.category), piece.color === fallbackColor ? null : piece.color)
      : 'ett annat plagg',
  list: (pieces) => `${capitalize(enumerate(pieces.map(swedishItemName)))}.`,
};

/** All Swedish sentences about outfits. Names and adjectives agree with their nouns. */
export const swedish: Wording = { ...sentencesIn(table, grammar), settings, shown, titles };
