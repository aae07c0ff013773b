import { expect, it } from 'vitest';
import {
  type ClothesFilter,
  countActiveFilters,
  filterClothes,
  noFilter,
  valuesOf,
} from '#frontend/features/wardrobe/gallery/clothes-filter.ts';
import { costPerWear } from '#frontend/lib/cost-per-wear.ts';
import { searchClothes } from '#frontend/lib/search-clothes.ts';
import { anItem } from '../../../../support/examples/made-up.ts';

const shirt = anItem({
  color: 'white',
  brand: 'Acme',
  seasons: ['summer'],
  price: 40,
  timesWorn: 8,
  lastWornOn: '2026-02-01',
});
const jeans = anItem({
  category: 'jeans',
  color: 'blue',
  style: 'streetwear',
  isInLaundry: true,
  lastWornOn: '2026-02-10',
  timesWorn: 30,
});
const coat = anItem({
  category: 'trench-coat',
  color: 'beige',
  style: 'elegant',
  brand: 'Zed',
  description: 'Heavy twill, from Mother',
  seasons: ['autumn', 'spring'],
  price: 300,
});
const dress = anItem({
  category: 'dress',
  color: 'unknown',
  style: 'elegant',
  archiveReason: 'sold',
  price: 90,
  timesWorn: 2,
});
const names = new Map([
  [shirt, 'shirt'],
  [jeans, 'jeans'],
  [coat, 'coat'],
  [dress, 'dress'],
]);
const all = [...names.keys()];
const found = (wishes: Partial<ClothesFilter>) =>
  filterClothes(searchClothes(all, wishes.text ?? ''), { ...noFilter, ...wishes }).map((item) =>
    names.get(item),
  );

it('the items that are shown pass all filters, at first all but the archived', () => {
  const cases: [Partial<ClothesFilter>, string[]][] = [
    [{}, ['coat', 'jeans', 'shirt']],
    [{ state: 'ready' }, ['coat', 'shirt']],
    [{ state: 'laundry' }, ['jeans']],
    [{ state: 'archived' }, ['dress']],
    [{ state: 'all' }, ['dress', 'coat', 'jeans', 'shirt']],
    [{ slot: 'outerwear' }, ['coat']],
    [{ slot: 'shoes' }, []],
    [{ category: 'jeans' }, ['jeans']],
    [{ color: 'white' }, ['shirt']],
    [{ style: 'elegant' }, ['coat']],
    [{ style: 'elegant', state: 'all' }, ['dress', 'coat']],
    [{ brand: 'Acme' }, ['shirt']],
    [{ brand: 'Acme', color: 'blue' }, []],
    // An item without a season is for each.
    [{ season: 'summer' }, ['jeans', 'shirt']],
    [{ season: 'winter' }, ['jeans']],
  ];
  expect(cases.map(([wishes]) => [wishes, found(wishes)])).toEqual(cases);
});

it('the items that are found have all words of the search text', () => {
  const cases = {
    'white shirt': ['shirt'],
    'SHIRT  white': ['shirt'],
    'trench coat': ['coat'],
    'trench-coat': ['coat'],
    'twill mother': ['coat'],
    acme: ['shirt'],
    street: ['jeans'],
    autumn: ['coat'],
    '   ': ['coat', 'jeans', 'shirt'],
    'white jeans': [],
  };
  expect(Object.fromEntries(Object.keys(cases).map((text) => [text, found({ text })]))).toEqual(cases);
});

it('the items are in the chosen order, in a new list', () => {
  const before = [...all];
  const cases: Record<ClothesFilter['order'], string[]> = {
    newest: ['dress', 'coat', 'jeans', 'shirt'],
    oldest: ['shirt', 'jeans', 'coat', 'dress'],
    category: ['dress', 'jeans', 'shirt', 'coat'],
    color: ['coat', 'jeans', 'dress', 'shirt'],
    brand: ['shirt', 'coat', 'dress', 'jeans'],
    mostWorn: ['jeans', 'shirt', 'dress', 'coat'],
    longUnworn: ['dress', 'coat', 'shirt', 'jeans'],
    costPerWear: ['coat', 'dress', 'shirt', 'jeans'],
  };
  for (const order of Object.keys(cases) as (keyof typeof cases)[])
    expect([order, found({ state: 'all', order })]).toEqual([order, cases[order]]);
  filterClothes(all, { ...noFilter, order: 'category' });
  expect(all).toEqual(before);
});

it('the cost per wear is the price until the item is worn, and null without a price', () => {
  expect([shirt, coat, jeans].map(costPerWear)).toEqual([5, 300, null]);
});

it('the values to select from are the distinct ones of the wardrobe, sorted', () => {
  expect(valuesOf([coat, dress, shirt], 'style')).toEqual(['casual', 'elegant']);
  expect(valuesOf(all, 'brand')).toEqual(['Acme', 'Zed']);
  const ofBrands = ['Zara', 'adidas', 'Étoile'].map((brand) => anItem({ brand }));
  expect(valuesOf(ofBrands, 'brand')).toEqual(['adidas', 'Étoile', 'Zara']);
});

it('the active filters are counted without the search text and the order', () => {
  expect(countActiveFilters(noFilter)).toBe(0);
  expect(countActiveFilters({ ...noFilter, text: 'coat', order: 'oldest' })).toBe(0);
  expect(countActiveFilters({ ...noFilter, state: 'all', color: 'navy' })).toBe(2);
});
