import { describe, expect, it } from 'vitest';
import { oneSwedishItem, swedishItemName, swedishNameOfCopy } from '#shared/swedish/item-names';

it.each([
  [{ color: 'white', category: 'shirt' }, 'vit skjorta'],
  [{ color: 'white', category: 'tank-top' }, 'vitt linne'],
  [{ color: 'turquoise', category: 'trousers' }, 'turkosa byxor'],
  [{ color: 'dark green', category: 'coat' }, 'mörkgrön kappa'],
  [{ color: 'red', category: 'other' }, 'rött plagg'],
  [{ color: 'unknown', category: 'boots' }, 'stövlar'],
  [{ color: 'petrol', category: 'scarf' }, 'petrol halsduk'],
])('agrees color and piece: %o', (item, name) => {
  expect(swedishItemName(item)).toBe(name);
});

describe('a name that an outfit keeps of an item', () => {
  it.each([
    ['navy trousers', 'marinblå byxor'],
    ['white t-shirt', 'vit t-shirt'],
    ['black leather jacket', 'svart skinnjacka'],
    ['light blue midi dress', 'ljusblå midiklänning'],
    ['dress', 'klänning'],
    ['sea foam tank top', 'sea foam linne'],
    ['something of old', 'something of old'],
  ])('%s is %s in Swedish', (name, swedish) => {
    expect(swedishNameOfCopy(name)).toBe(swedish);
  });
});

describe('one item', () => {
  it.each([
    ['white', 'shirt', 'en vit skjorta'],
    ['white', 'tank-top', 'ett vitt linne'],
    ['black', 'loafers', 'ett par svarta loafers'],
  ])('of %s %s is %s', (color, category, swedish) => {
    expect(oneSwedishItem({ color, category })).toBe(swedish);
  });
});
