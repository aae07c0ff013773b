import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import { aPiece, enumerate } from './pieces.ts';

export const description: Wording['description'] = ({ worn, coat, ...others }) => {
  const body = others.body.map(aPiece);
  const rest = enumerate(others.rest.map(aPiece));
  const list = `${capitalize(enumerate(worn.map(aPiece)))}.`;
  if (body.length === 0) return [list];
  const dressed = coat
    ? [`${aPiece(coat)} över ${enumerate(body)}`, `${enumerate(body)} under ${aPiece(coat)}`]
    : [enumerate(body), enumerate(body.toReversed())];
  if (!rest) return [`${capitalize(dressed[0] ?? '')}.`];
  return [list, ...dressed.map((start) => `${capitalize(start)}, med ${rest}.`)];
};
