import { slotOf } from '../catalog.ts';

/** The message for selected items that cannot be worn together. */
export type SelectionConflict = {
  title: 'Selection Conflict';
  message:
    | 'Please select only one top.'
    | 'Please select only one bottom.'
    | 'Please select only one dress.'
    | 'Only one pair of shoes can be worn.'
    | 'A dress cannot be combined with a top or a bottom.';
};

const conflict = (message: SelectionConflict['message']): SelectionConflict => ({
  title: 'Selection Conflict',
  message,
});

/** Returns why items of these categories cannot be in one outfit, or null if they can. */
export function selectionConflict(categories: readonly string[]): SelectionConflict | null {
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
