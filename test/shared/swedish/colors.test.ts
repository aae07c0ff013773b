import { expect, it } from 'vitest';
import { colorOfSwedish } from '#shared/swedish/colors';

it.each([
  ['vit', 'white'],
  ['Vitt ', 'white'],
  ['marinblå', 'navy'],
  ['grå', 'gray'],
  ['red', 'red'],
  ['batik', 'batik'],
])('stores the typed color %o as %o', (typed, stored) => {
  expect(colorOfSwedish(typed)).toBe(stored);
});
