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
