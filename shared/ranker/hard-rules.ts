import { type Slot, slotOf } from '../catalog.ts';

const oneOfEach: readonly Slot[] = ['top', 'bottom', 'dress', 'outerwear', 'shoes', 'bag'];

/**
 * Whether pieces of these categories can be worn together at all: a top and a bottom, or a dress and
 * neither of them; at most one of everything but accessories; and nothing that is not worn.
 */
export function isWearable(categories: readonly string[]): boolean {
  const slots = categories.map(slotOf);
  const has = (slot: Slot) => slots.includes(slot);
  const dressed = has('dress') ? !has('top') && !has('bottom') : has('top') && has('bottom');
  const single = oneOfEach.every((slot) => slots.filter((each) => each === slot).length <= 1);
  return dressed && single && !has('other');
}

/** What an accessory cannot be worn without: tights want bare legs, a tie wants a collar. */
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

/** Whether a piece may join others: never a second of its category, and not without what it is worn with. */
export const mayJoin = (category: string, worn: readonly string[]): boolean =>
  !worn.includes(category) &&
  (!Object.hasOwn(partners, category) || worn.some((each) => partners[category]?.includes(each)));
