import { capitalize, enumerate } from './english.ts';
import { type Facts, wornAt } from './facts.ts';
import { aPiece } from './piece.ts';

/** The outfit in a sentence, from the outside in and down to the details. Anybody may read it. */
export function descriptionOf(facts: Pick<Facts, 'worn'>): string {
  const { worn } = facts;
  const coat = wornAt(facts, 'outerwear');
  const body = worn.filter(({ garment: { slot } }) => ['dress', 'top', 'bottom'].includes(slot)).map(aPiece);
  const rest = worn
    .filter(({ garment: { slot } }) => ['shoes', 'bag', 'accessory', 'other'].includes(slot))
    .map(aPiece);
  const dressed = coat ? `${aPiece(coat)} over ${enumerate(body)},` : enumerate(body);
  if (body.length === 0) return `${capitalize(enumerate([...(coat ? [aPiece(coat)] : []), ...rest]))}.`;
  return `${capitalize(rest.length ? `${dressed} with ${enumerate(rest)}` : dressed.replace(/,$/, ''))}.`;
}
