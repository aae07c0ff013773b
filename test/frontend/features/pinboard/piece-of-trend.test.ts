import { expect, it } from 'vitest';
import { pieceOfTrend } from '#frontend/features/pinboard/piece-of-trend.ts';
import { itemNameOf } from '#shared/rules/item-name';
import { anItem } from '../../../support/examples/made-up.ts';
import { aPin } from '../../../support/examples/made-up-surroundings.ts';

const items = (
  [
    ['beige', 'trousers'],
    ['brown', 'bag'],
    ['black', 'hat'],
    ['red', 'dress'],
    ['navy', 'coat'],
    ['beige', 'trench-coat'],
    ['gray', 't-shirt'],
    ['white', 'shirt'],
    ['blue', 'shirt'],
  ] as const
).map(([color, category]) => anItem({ color, category }));

it.each([
  ['Chocolate brown', 'brown in place of black: trousers in one tone', 'brown bag'],
  ['The trench coat', 'worn open', 'beige trench coat'],
  ['Layered shirts', 'under a knitted vest', 'white shirt'],
  ['Long Dresses', '', 'red dress'],
  ['The shirt', 'in blue', 'blue shirt'],
  ['Kimonos', 'that is all', undefined],
])('a trend called %s (%s) is shown as the %s', (title, description, name) => {
  const piece = pieceOfTrend(aPin({ title, description }), items);
  expect(piece && itemNameOf(piece)).toBe(name);
});
