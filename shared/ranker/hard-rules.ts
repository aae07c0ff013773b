import { type Slot, slotOf } from '../catalog.ts';

const oneOfEach: readonly Slot[] = ['top', 'bottom', 'dress', 'outerwear', 'shoes', 'bag'];

/**
 * Whether items of these categories make a wearable outfit: a top and a bottom, or a dress without either; at
 * most one item of every slot but accessories; and no category that is worn nowhere ('other').
 */
export function isWearable(categories: readonly string[]): boolean {
  const slots = categories.map(slotOf);
  const has = (slot: Slot) => slots.includes(slot);
  const dressed = has('dress') ? !has('top') && !has('bottom') : has('top') && has('bottom');
  const single = oneOfEach.every((slot) => slots.filter((each) => each === slot).length <= 1);
  return dressed && single && !has('other');
}

/** The categories that an accessory needs one of: tights show only with short clothes, a tie needs a collar. */
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

/** Whether an item may join an outfit: no second item of a category, and no accessory without its partner. */
export const mayJoin = (category: string, worn: readonly string[]): boolean =>
  !worn.includes(category) &&
  (!Object.hasOwn(partners, category) || worn.some((each) => partners[category]?.includes(each)));
