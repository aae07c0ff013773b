import { expect, it } from 'vitest';
import { searchClothes } from '#frontend/lib/search-clothes.ts';
import { distance, findClothes } from '#frontend/lib/search-words.ts';
import { anItem } from '../../support/examples/made-up.ts';

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
  const cases = {
    shoes: ['rain-boots', 'sneakers'],
    pants: ['jeans', 'trousers'],
    jumper: ['sweater'],
    wellies: ['rain-boots'],
    necklace: ['jewelry'],

    byxor: ['jeans', 'trousers'],
    tröja: ['sweater'],
    troja: ['sweater'],
    klänningar: ['dress'],
    skjorta: ['shirt'],
    gummistövlar: ['rain-boots'],
    slips: ['tie'],
    sommarklänning: ['dress'],
    'vita skor': ['sneakers'],

    shirts: ['t-shirt', 'shirt'],
    dresses: ['dress'],

    sneekers: ['sneakers'],
    swaeter: ['sweater'],
    filipa: ['sweater'],
    eleganr: ['dress'],
    klänninh: ['dress'],
  };
  expect(Object.fromEntries(Object.keys(cases).map((text) => [text, found(text)]))).toEqual(cases);
});

it('searching clothes takes words while they are typed, all of them, phrases as one, and short ones only whole', () => {
  const cases = {
    byx: ['jeans', 'trousers'],
    snea: ['sneakers'],
    'white shoes': ['sneakers'],
    'tank top': ['tank-top'],
    'leather jacket': ['leather-jacket'],
    'dress shirt': ['shirt'],
    'white dress': [],
    tie: ['tie'],
    tee: ['t-shirt'],
    // A color that the catalog does not know, stored and typed
    teal: ['jeans', 'rain-boots', 'socks'],
    filippa: ['sweater'],
    steel: ['t-shirt'],
    velvet: [],
    constructor: [],
  };
  expect(Object.fromEntries(Object.keys(cases).map((text) => [text, found(text)]))).toEqual(cases);
  expect(found('  ')).toHaveLength(wardrobe.length);
});

it('searching clothes goes by the letters until it knows words', () => {
  const letters = (text: string) => searchClothes(wardrobe, text).map(({ category }) => category);
  for (const [text, ...categories] of [
    ['white sneak', 'sneakers'],
    ['SNEAKERS  white', 'sneakers'],
    ['tank top', 'tank-top'],
    ['cotton town', 't-shirt'],
    ['filippa', 'sweater'],
    ['elegan', 'dress'],
    ['autumn', 'jeans'],
    ['skor'],
    ['white jeans'],
  ] as const)
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
