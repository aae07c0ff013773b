import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesBySlot, slotOf } from '#shared/catalog';
import { selectionConflict } from '#shared/rules/selection-conflict';

describe('a selection of base pieces', () => {
  it.each([
    ['two tops', ['shirt', 'sweater'], 'Please select only one top.'],
    ['two bottoms', ['jeans', 'skirt'], 'Please select only one bottom.'],
    ['two dresses', ['dress', 'jumpsuit'], 'Please select only one dress.'],
    ['two pairs of shoes', ['boots', 'sandals'], 'Only one pair of shoes can be worn.'],
    ['a dress with a top', ['dress', 'shirt'], 'A dress cannot be combined with a top or a bottom.'],
    ['a dress with a bottom', ['dress', 'jeans'], 'A dress cannot be combined with a top or a bottom.'],
  ])('is refused for %s', (_, categories, message) => {
    expect(selectionConflict(categories)).toEqual({ title: 'Selection Conflict', message });
  });

  it.each([
    ['nothing', []],
    ['a top and a bottom', ['shirt', 'jeans']],
    ['a dress with all that is no top or bottom', ['dress', 'coat', 'boots', 'bag', 'scarf', 'hat']],
    ['what nobody knows', ['spacesuit', 'spacesuit', 'constructor']],
  ])('is taken for %s', (_, categories) => expect(selectionConflict(categories)).toBeNull());

  it('is refused exactly when a slot of the body or the feet are taken twice', () => {
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
});
