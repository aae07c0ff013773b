import { expect, it } from 'vitest';
import { archiveReasons, categories, colors, moods, occasions, seasons, styles } from '#shared/catalog';
import { colorOfSwedish, swedishItemName, swedishWord } from '#shared/swedish/names';

/** Words that are the same in both languages. */
const shared = [
  't-shirt',
  'sweatshirt',
  'jeans',
  'chinos',
  'leggings',
  'shorts',
  'jumpsuit',
  'sneakers',
  'loafers',
].concat(['beige', 'elegant', 'vintage', 'streetwear', 'brunch', 'presentation', 'picnic']);

it('names all that can be chosen', () => {
  const words = [
    categories,
    colors,
    styles,
    ...Object.values(moods),
    occasions,
    seasons,
    archiveReasons,
  ].flat();
  expect(words.filter((word) => swedishWord(word) === word && !shared.includes(word))).toEqual([]);
});

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
