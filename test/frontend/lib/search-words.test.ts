import { describe, expect, it } from 'vitest';
import { searchClothes } from '#frontend/lib/search-clothes.ts';
import { distance, findClothes } from '#frontend/lib/search-words.ts';
import { anItem } from '../../support/examples/made-up.ts';

const wardrobe = [
  anItem({ category: 't-shirt', color: 'white', description: 'Heavy cotton, from the steel town' }),
  anItem({ category: 'sweater', color: 'beige', brand: 'Filippa K' }),
  anItem({ category: 'jeans', color: 'blue' }),
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

describe('searching clothes', () => {
  it('finds what people call so, in both languages, in other forms of a word, and in spite of a slip', () => {
    const cases = {
      shoes: ['rain-boots', 'sneakers'],
      pants: ['jeans', 'trousers'],
      jumper: ['sweater'],
      jewellery: ['jewelry'],
      wellies: ['rain-boots'],
      necklace: ['jewelry'],

      byxor: ['jeans', 'trousers'],
      byxa: ['jeans', 'trousers'],
      tröja: ['sweater'],
      troja: ['sweater'],
      skor: ['rain-boots', 'sneakers'],
      klänningar: ['dress'],
      skjorta: ['shirt'],
      gummistövlar: ['rain-boots'],
      slips: ['tie'],
      sommarklänning: ['dress'],
      'vita skor': ['sneakers'],
      'svart jacka': ['leather-jacket'],

      shirts: ['t-shirt', 'shirt'],
      dresses: ['dress'],
      sneaker: ['sneakers'],
      jackets: ['leather-jacket'],

      sneekers: ['sneakers'],
      swaeter: ['sweater'],
      trosers: ['jeans', 'trousers'],
      jewelery: ['jewelry'],
      filipa: ['sweater'],
      eleganr: ['dress'],
      klänninh: ['dress'],
    };
    expect(Object.fromEntries(Object.keys(cases).map((text) => [text, found(text)]))).toEqual(cases);
  });

  it('takes words while they are typed', () => {
    expect(found('byx')).toEqual(['jeans', 'trousers']);
    expect(found('snea')).toEqual(['sneakers']);
  });

  it('needs every word, and takes a phrase as one', () => {
    expect(found('white shoes')).toEqual(['sneakers']);
    expect(found('tank top')).toEqual(['tank-top']);
    expect(found('leather jacket')).toEqual(['leather-jacket']);
    expect(found('dress shirt')).toEqual(['shirt']);
    expect(found('white dress')).toEqual([]);
  });

  it('does not find short words in the middle of others', () => {
    expect(found('tie')).toEqual(['tie']);
    expect(found('tee')).toEqual(['t-shirt']);
  });

  it('finds what the catalog does not know by its letters, and colors that are stored as another', () => {
    expect(found('teal')).toEqual(['jeans', 'rain-boots', 'socks']);
    expect(found('filippa')).toEqual(['sweater']);
    expect(found('steel')).toEqual(['t-shirt']);
  });

  it('finds nothing for what nothing is like', () => {
    expect(found('velvet')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
    expect(found('constructor')).toEqual([]);
  });

  it('finds everything for an empty text', () => {
    expect(found('  ')).toHaveLength(wardrobe.length);
  });

  it('goes by the letters until it knows words', () => {
    expect(searchClothes(wardrobe, 'white sneak').map(({ category }) => category)).toEqual(['sneakers']);
    expect(searchClothes(wardrobe, 'skor')).toEqual([]);
  });
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
