import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categoriesBySlot, slotOf } from '#shared/catalog';
import { selectionConflict } from '#shared/rules/selection-conflict';

it('a selection of base pieces is refused with the reason', () => {
  const dressAlone = 'A dress cannot be combined with a top or a bottom.';
  for (const [categories, message] of [
    [['shirt', 'sweater'], 'Please select only one top.'],
    [['jeans', 'skirt'], 'Please select only one bottom.'],
    [['dress', 'jumpsuit'], 'Please select only one dress.'],
    [['boots', 'sandals'], 'Only one pair of shoes can be worn.'],
    [['dress', 'shirt'], dressAlone],
    [['dress', 'jeans'], dressAlone],
  ] as const)
    expect(selectionConflict(categories)).toEqual({ title: 'Selection Conflict', message });
  expect(selectionConflict(['spacesuit', 'spacesuit', 'constructor'])).toBeNull();
});

it('a selection is refused exactly when a slot of the body or the feet are taken twice', () => {
  const categories = fc.array(fc.constantFrom(...Object.values(categoriesBySlot).flat()), { maxLength: 6 });
  fc.assert(
    fc.property(categories, (chosen) => {
      const count = (slot: string) => chosen.filter((category) => slotOf(category) === slot).length;
      const [top, bottom, dress] = [count('top'), count('bottom'), count('dress')];
      const twice = Math.max(top, bottom, dress, count('shoes')) > 1 || (dress > 0 && top + bottom > 0);
      expect(selectionConflict(chosen) !== null).toBe(twice);
    }),
  );
});
