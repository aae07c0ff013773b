import { type Slot, slotOf } from '../../catalog.ts';

const oneOfEach: readonly Slot[] = ['top', 'bottom', 'dress', 'outerwear', 'shoes', 'bag'];

/**
 * Whether items of these categories make a wearable outfit: a top and a bottom, or a dress without either; at most one
 * item of every slot except accessories; and no item of the category 'other', which is not worn on the body.
 */
export function isWearable(categories: readonly string[]): boolean {
  const slots = categories.map(slotOf);
  const has = (slot: Slot) => slots.includes(slot);
  const dressed = has('dress') ? !has('top') && !has('bottom') : has('top') && has('bottom');
  const single = oneOfEach.every((slot) => slots.filter((each) => each === slot).length <= 1);
  return dressed && single && !has('other');
}

/**
 * Some accessories need one of the listed categories: tights are visible only with short clothes, and a tie needs a
 * collar.
 */
const partners: Readonly<Record<string, readonly string[]>> = {
  tights: ['skirt', 'mini-skirt', 'shorts', 'dress', 'midi-dress'],
  tie: ['shirt'],
  belt: [
    'jeans',
    'trousers',
    'chinos',
    'shorts',
    'skirt',
    'mini-skirt',
    'maxi-skirt',
    'dress',
    'midi-dress',
    'maxi-dress',
    'coat',
  ],
};

/**
 * Whether an item of a category may be added to an outfit: there is no item of the same category yet, and an accessory
 * that needs another category has it.
 */
export const mayJoin = (category: string, worn: readonly string[]): boolean =>
  !worn.includes(category) &&
  (!Object.hasOwn(partners, category) || worn.some((each) => partners[category]?.includes(each)));
