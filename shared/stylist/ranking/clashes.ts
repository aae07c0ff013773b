import { ruleOf } from '../hearing/rule.ts';
import table from '../lexicon/clashes.json' with { type: 'json' };
import { rowsOf } from '../lexicon/rows.ts';
import type { Garment } from './garment.ts';
import { hasWord, isDinnerJacket } from './hard-rules.ts';

const apart = rowsOf<readonly [one: string, other: string]>(table).map((rules) => rules.map(ruleOf));

const isOfSuit = (garment: Garment) =>
  hasWord(garment, /^(?:suit|kostym\p{L}*)$/u) || isDinnerJacket(garment);

/** Whether a jacket looks like half a suit: without its own trousers, or with others in the same color but black. */
function isHalfSuit(worn: readonly Garment[]): boolean {
  const jacket = worn.find(({ category }) => category === 'blazer');
  const bottom = worn.find(({ slot }) => slot === 'bottom');
  if (!jacket || !bottom) return false;
  const isAlike = bottom.color === jacket.color;
  return isOfSuit(jacket) ? !(isOfSuit(bottom) && isAlike) : isAlike && jacket.color !== 'black';
}

/** In how many ways the pieces do not go together: summer with winter, a wide top under a close layer, half a suit. */
export const clashesOf = (worn: readonly Garment[]): number =>
  apart.filter((rules) => rules.every((rule) => worn.some(rule))).length + Number(isHalfSuit(worn));
