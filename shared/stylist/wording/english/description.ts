import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { enumerate } from './grammar.ts';
import { aPiece } from './pieces.ts';

/** The pieces of an outfit, grouped by their place. `rest` is everything except coat and clothes. */
export type Dressed = {
  worn: readonly Piece[];
  coat: Piece | undefined;
  body: readonly Piece[];
  rest: readonly Piece[];
};

export function description({ worn, coat, ...others }: Dressed): readonly [string, ...string[]] {
  const body = others.body.map(aPiece);
  const rest = enumerate(others.rest.map(aPiece));
  const list = `${capitalize(enumerate(worn.map(aPiece)))}.`;
  if (body.length === 0) return [list];
  const dressed = coat
    ? [`${aPiece(coat)} over ${enumerate(body)},`, `${enumerate(body)} under ${aPiece(coat)},`]
    : [enumerate(body), `${enumerate(body.toReversed())},`];
  if (!rest) return [`${capitalize(dressed[0]?.replace(/,$/, '') ?? '')}.`];
  return [list, ...dressed.map((start) => `${capitalize(start)} with ${rest}.`)];
}
