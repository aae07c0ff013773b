import { expect, it } from 'vitest';
import { isPlural, itemNameOf } from '#shared/rules/item-name';

it.each([
  ['trousers', true],
  ['sunglasses', true],
  ['midi-dress', false],
  ['jewelry', false],
])('whether %s is a plural: %s', (category, expected) => {
  expect(isPlural(category)).toBe(expected);
});

it('an item of unknown color is named by its category alone', () => {
  expect(itemNameOf({ color: 'navy', category: 'trench-coat' })).toBe('navy trench coat');
  expect(itemNameOf({ color: 'unknown', category: 't-shirt' })).toBe('t-shirt');
});
