import { capitalize, enumerate } from './english.ts';
import { type Facts, wornAt } from './facts.ts';
import { aPiece } from './piece.ts';

/** Ways to name the pieces of the outfit in a sentence. Anybody may read it. */
export function descriptionWays(facts: Pick<Facts, 'worn'>): readonly [string, ...string[]] {
  const at = (...slots: readonly string[]) =>
    facts.worn.filter(({ garment: { slot } }) => slots.includes(slot)).map(aPiece);
  const coat = wornAt(facts, 'outerwear');
  const body = at('dress', 'top', 'bottom');
  const rest = enumerate(at('shoes', 'bag', 'accessory', 'other'));
  const list = `${capitalize(enumerate(facts.worn.map(aPiece)))}.`;
  if (body.length === 0) return [list];
  const dressed = coat
    ? [`${aPiece(coat)} over ${enumerate(body)},`, `${enumerate(body)} under ${aPiece(coat)},`]
    : [enumerate(body), `${enumerate(body.toReversed())},`];
  if (!rest) return [`${capitalize(dressed[0]?.replace(/,$/, '') ?? '')}.`];
  return [list, ...dressed.map((start) => `${capitalize(start)} with ${rest}.`)];
}
