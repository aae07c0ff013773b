import { capitalize } from '#shared/rules/capitalize';
import { itemNameOf } from '#shared/rules/item-name';

type Named = { color: string; category: string };

/** The pieces of an outfit as they are shown, which may no longer be owned. */
export const shown = {
  nameOf: (piece: Named | undefined) => (piece ? `the ${itemNameOf(piece)}` : 'another piece'),
  /** As a sentence: 'Navy shirt, jeans and white sneakers.' */
  list: (pieces: readonly Named[]) =>
    `${capitalize(new Intl.ListFormat('en-GB').format(pieces.map(itemNameOf)))}.`,
};
