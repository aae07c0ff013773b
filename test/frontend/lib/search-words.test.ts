import { expect, it } from 'vitest';
import { searchClothes } from '#frontend/lib/search-clothes.ts';
import { distance, findClothes } from '#frontend/lib/search-words.ts';
import { anItem } from '../../support/examples/made-up.ts';
import words from './search-words.json' with { type: 'json' };

const wardrobe = [
  anItem({ category: 't-shirt', color: 'white', description: 'Heavy cotton, from the steel town' }),
  anItem({ category: 'sweater', color: 'beige', brand: 'Filippa K' }),
  anItem({ category: 'jeans', color: 'blue', seasons: ['autumn'] }),
  anItem({ category: 'trousers', color: 'navy' }),
  anItem({ category: 'dress', color: 'red', style: 'elegant' }),
  anItem({ category: 'rain-boots', color: 'green' }),
  anItem({ category: 'sneakers', color: 'white' }),
  anItem({ category: 'jewelry', color: 'yellow' }),
  anItem({ category: 'tie', color: 'purple' }),
  anItem({ category: 'tank-top', color: 'black' }),
  anItem({ category: 'leather-jacket', color: 'black' }),
  anItem({ category: 'shirt', color: 'pink' }),
  anItem({ category: 'socks', color: 'teal' }),
];
const found = (text: string) => findClothes(wardrobe, text).map(({ category }) => category);

it('searching clothes finds what people call so, in both languages, in other forms of a word, and in spite of a slip', () => {
  expect(Object.fromEntries(Object.keys(words.meant).map((text) => [text, found(text)]))).toEqual(
    words.meant,
  );
});

it('searching clothes takes words while they are typed, all of them, phrases as one, and short ones only whole', () => {
  expect(Object.fromEntries(Object.keys(words.typed).map((text) => [text, found(text)]))).toEqual(
    words.typed,
  );
  expect(found('  ')).toHaveLength(wardrobe.length);
});

it('searching clothes goes by the letters until it knows words', () => {
  const letters = (text: string) => searchClothes(wardrobe, text).map(({ category }) => category);
  for (const [text = '', ...categories] of words.letters)
    expect([text, ...letters(text)]).toEqual([text, ...categories]);
  expect(letters('   ')).toHaveLength(wardrobe.length);
});

it('the distance of two words is the number of slips between them, either way', () => {
  for (const [one, other, slips] of [
    ['', '', 0],
    ['coat', 'coat', 0],
    ['coat', 'cot', 1],
    ['coat', 'caot', 1],
    ['coat', 'boats', 2],
    ['', 'tie', 3],
  ] as const)
    expect([one, distance(one, other), distance(other, one)]).toEqual([one, slips, slips]);
});
