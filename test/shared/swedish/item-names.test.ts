import { expect, it } from 'vitest';
import { oneSwedishItem, swedishItemName, swedishNameOfCopy } from '#shared/swedish/item-names';

it('the color of an item agrees with the piece, and stays where nobody knows it', () => {
  for (const [color, category, name] of [
    ['white', 'shirt', 'vit skjorta'],
    ['white', 'tank-top', 'vitt linne'],
    ['turquoise', 'trousers', 'turkosa byxor'],
    ['dark green', 'coat', 'mörkgrön kappa'],
    ['red', 'other', 'rött plagg'],
    ['unknown', 'boots', 'stövlar'],
    ['petrol', 'scarf', 'petrol halsduk'],
  ] as const)
    expect(swedishItemName({ color, category })).toBe(name);
});

it('a name that an outfit keeps of an item is told in Swedish', () => {
  for (const [name, swedish] of Object.entries({
    'navy trousers': 'marinblå byxor',
    'white t-shirt': 'vit t-shirt',
    'black leather jacket': 'svart skinnjacka',
    'light blue midi dress': 'ljusblå midiklänning',
    dress: 'klänning',
    'sea foam tank top': 'sea foam linne',
    'something of old': 'something of old',
  }))
    expect(swedishNameOfCopy(name)).toBe(swedish);
});

it('one item has its article, and a pair is one', () => {
  const one = (color: string, category: string) => oneSwedishItem({ color, category });
  expect([one('white', 'shirt'), one('white', 'tank-top'), one('black', 'loafers')]).toEqual([
    ...['en vit skjorta', 'ett vitt linne', 'ett par svarta loafers'],
  ]);
});
