import type { Garment } from './garment.ts';
import { hasWord, isDinnerJacket } from './hard-rules.ts';

type Test = (garment: Garment) => boolean;
const is =
  (category: RegExp, style: RegExp): Test =>
  (garment) =>
    category.test(garment.category) && style.test(garment.style);

const flatSandals = is(/^sandals$/, /^casual$/);
const shorts = is(/^shorts$/, /^(?!sporty)/);
const linen: Test = (garment) => hasWord(garment, /^(?:linen|linne)/);
const forSummer: Test = (garment) => [flatSandals, shorts, linen].some((test) => test(garment));
const forCold: Test = (garment) =>
  /^(?:turtleneck|coat|puffer-jacket|parka|boots|ankle-boots)$/.test(garment.category) ||
  hasWord(garment, /^(?:corduroy|manchester|tweed|mohair|fleece)/) ||
  (/^(?:sweater|scarf)$/.test(garment.category) && hasWord(garment, /wool$|^ull|merino/));
const isWide = (garment: Garment) =>
  hasWord(garment, /^(?:oversize|balloon|puff|fluffy|baggy|boxy|boxig|chunky|wide|ballong|vida$)/);
const wideTop: Test = (garment) => garment.slot === 'top' && isWide(garment);
const closeLayer: Test = (garment) =>
  /^(?:blazer|leather-jacket|denim-jacket|cardigan|vest)$/.test(garment.category) && !isWide(garment);
const runningShoes: Test = (garment) => is(/^sneakers$/, /^sporty$/)(garment) && !hasWord(garment, /^trail$/);
const dressedUp: Test = ({ slot, style }) =>
  /^(?:dress|bottom)$/.test(slot) && /^(?:business|formal|elegant)$/.test(style);
const forWork: Test = (garment) => hasWord(garment, /^cargo/) || garment.category === 'joggers';

/** Kinds of pieces that do not go together. */
const apart: readonly (readonly [Test, Test])[] = [
  [forSummer, forCold],
  [flatSandals, is(/^(?:chinos|jeans)$/, /^/)],
  [(garment) => flatSandals(garment) || shorts(garment), is(/^blazer$/, /^(?!casual$)/)],
  // Balloon sleeves bunch up under a fitted blazer.
  [wideTop, closeLayer],
  [runningShoes, dressedUp],
  [is(/^heels$/, /^/), forWork],
];

const isOfSuit: Test = (garment) => hasWord(garment, /^(?:suit|kostym\p{L}*)$/u) || isDinnerJacket(garment);

/** Whether a jacket looks like half a suit: without its own trousers, or with others in the same color but black. */
function isHalfSuit(worn: readonly Garment[]): boolean {
  const jacket = worn.find(({ category }) => category === 'blazer');
  const bottom = worn.find(({ slot }) => slot === 'bottom');
  if (!jacket || !bottom) return false;
  const isAlike = bottom.color === jacket.color;
  return isOfSuit(jacket) ? !(isOfSuit(bottom) && isAlike) : isAlike && jacket.color !== 'black';
}

/** In how many ways the pieces do not go together. */
export const clashesOf = (worn: readonly Garment[]): number =>
  apart.filter(([one, other]) => worn.some(one) && worn.some(other)).length + Number(isHalfSuit(worn));
