import { capitalize } from '#shared/rules/capitalize';
import { itemNameOf } from '#shared/rules/item-name';
import { sentencesIn } from '../sentences.ts';
import { grammar } from './grammar.ts';
import table from './sentences.json' with { type: 'json' };
import { settings } from './settings.ts';
import { titles } from './titles.ts';

type Named = { color: string; category: string };

/** The pieces of an outfit as they are shown, which may no longer be owned. */
const shown = {
  nameOf: (piece: Named | undefined) => (piece ? `the ${itemNameOf(piece)}` : 'another piece'),
  /** As a sentence: 'Navy shirt, jeans and white sneakers.' */
  list: (pieces: readonly Named[]) =>
    `${capitalize(new Intl.ListFormat('en-GB').format(pieces.map(itemNameOf)))}.`,
};

/** All English sentences about outfits. The files beside this folder decide which are used. */
export const english = { ...sentencesIn(table, grammar), settings, shown, titles };

/** The sentences that each language must provide. */
export type Wording = typeof english;
