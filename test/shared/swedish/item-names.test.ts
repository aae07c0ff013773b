import { describe, expect, it } from 'vitest';
import { oneSwedishItem, swedishNameOfCopy } from '#shared/swedish/names';

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
