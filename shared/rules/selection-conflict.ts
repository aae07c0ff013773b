import { slotOf } from '../catalog.ts';

const conflict = <const Message extends string>(message: Message) =>
  ({ title: 'Selection Conflict', message }) as const;

/** Returns why items of these categories cannot be in one outfit, or null if they can. */
export function selectionConflict(categories: readonly string[]) {
  const slots = categories.map(slotOf);
  const count = (slot: (typeof slots)[number]) => slots.filter((each) => each === slot).length;
  if (count('top') > 1) return conflict('Please select only one top.');
  if (count('bottom') > 1) return conflict('Please select only one bottom.');
  if (count('dress') > 1) return conflict('Please select only one dress.');
  if (count('shoes') > 1) return conflict('Only one pair of shoes can be worn.');
  if (count('dress') && (count('top') || count('bottom')))
    return conflict('A dress cannot be combined with a top or a bottom.');
  return null;
}

/** The message for selected items that cannot be worn together. */
export type SelectionConflict = NonNullable<ReturnType<typeof selectionConflict>>;
