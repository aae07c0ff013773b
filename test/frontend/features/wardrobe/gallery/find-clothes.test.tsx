import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type ClothesFilter,
  countActiveFilters,
  filterClothes,
  noFilter,
  valuesOf,
} from '#frontend/features/wardrobe/gallery/clothes-filter.ts';
import { filterIn, knownOf, withFilter } from '#frontend/features/wardrobe/gallery/filter-address.ts';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { anItem } from '../../../../support/examples/made-up.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { goTo, heading, showApp, visit } from '../../../../support/pages/open-page.tsx';
import { findPieces, openClothes, pieceNames } from '../../../../support/pages/wardrobe-page.tsx';

const clothes = () => [
  anItem({ color: 'white', brand: 'Coca-Cola' }),
  anItem({ category: 'jeans', color: 'blue', style: 'streetwear', isInLaundry: true }),
  anItem({ category: 'dress', color: 'red', style: 'elegant', archiveReason: 'donated' }),
];
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The labels of the chips in a row, with their counts. */
const chips = (row: string) =>
  within(screen.getByRole('toolbar', { name: row }))
    .getAllByRole('button')
    .map((chip) => chip.ariaLabel ?? chip.textContent);

it('clothes are found by words, also Swedish ones, or the page says that nothing matches', async () => {
  const { user, press } = await openClothes({ clothes: clothes() });
  const search = screen.getByRole('searchbox', { name: 'Search my clothes' });
  await user.type(search, 'coca white');
  await findPieces('white shirt');
  screen.getByText('1 piece shown');
  await user.clear(search);
  await findPieces('blue jeans', 'white shirt');
  screen.getByText('2 pieces shown');
  await user.type(search, 'byxor');
  await findPieces('blue jeans');
  await user.clear(search);
  await user.type(search, 'velvet');
  await screen.findByText('Nothing in your wardrobe matches.');
  await press('Show everything');
  await findPieces('red dress', 'blue jeans', 'white shirt');
});

it('clothes are found by what the wardrobe has, with the number of active filters, until they are cleared', async () => {
  const { user, press, select, act } = await openClothes({ clothes: clothes() });
  const pick = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
  await press('Filters');
  expect(options('Category')).toEqual(['All categories', 'dress', 'jeans', 'shirt']);
  expect(options('Brand')).toEqual(['All brands', 'Coca-Cola']);
  await pick('Kind', 'Bottoms');
  await findPieces('blue jeans');
  await pick('Show', 'Everything');
  await pick('Kind', 'All kinds');
  await pick('Sort by', 'Category');
  await findPieces('red dress', 'blue jeans', 'white shirt');
  await pick('Show', 'In the laundry');
  await pick('Style', 'streetwear');
  await findPieces('blue jeans');
  screen.getByRole('button', { name: 'Filters (2)', expanded: true });
  await press('Clear filters');
  await findPieces('blue jeans', 'white shirt');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  // A piece leaves what it no longer belongs to.
  await pick('Show', 'Ready to wear');
  await findPieces('white shirt');
  await select('white shirt');
  await act('To laundry');
  await screen.findByText('Nothing in your wardrobe matches.');
  await press('Filters (1)');
  expect(screen.queryByLabelText('Sort by')).toBeNull();
});

it('clothes are found by kind and color with one tap or key, with counts that follow the other filters', async () => {
  const { user, press } = await openClothes({ clothes: clothes() });
  expect(chips('Kinds')).toEqual(['All 2', 'Tops 1', 'Bottoms 1', 'Dresses 0']);
  screen.getByRole('button', { name: 'All 2' }).focus();
  for (const name of ['Tops 1', 'Bottoms 1']) {
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  }
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Bottoms 1', pressed: true });
  await findPieces('blue jeans');
  await press('Filters (1)');
  await user.selectOptions(screen.getByLabelText('Show'), 'Everything');
  expect(chips('Kinds')).toEqual(['All 3', 'Tops 1', 'Bottoms 1', 'Dresses 1']);
  await press('All 3');
  await findPieces('red dress', 'blue jeans', 'white shirt');
  await press('Clear filters');

  // Another kind clears the category.
  await user.selectOptions(screen.getByLabelText('Category'), 'jeans');
  await findPieces('blue jeans');
  await press('Tops 1');
  await findPieces('white shirt');
  await press('Tops 1');
  await findPieces('blue jeans', 'white shirt');

  expect(chips('Colors')).toEqual(['blue 1', 'red 0', 'white 1']);
  await press('white 1');
  screen.getByRole('button', { name: 'white 1', pressed: true });
  await findPieces('white shirt');
  expect(chips('Kinds')).toEqual(['All 1', 'Tops 1', 'Bottoms 0', 'Dresses 0']);
  await press('white 1');
  await findPieces('blue jeans', 'white shirt');
});

it('the filters are in a dialog on a phone, which says how many pieces it leads to', async () => {
  setMedia(smallScreen);
  const { user, press } = await openClothes({ clothes: clothes() });
  await press('Filters');
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).ariaDisabled).toBe('true');
  await user.selectOptions(sheet.getByLabelText('Brand'), 'Coca-Cola');
  sheet.getByRole('button', { name: 'Show 1 piece' });
  await user.click(sheet.getByRole('button', { name: 'Clear' }));
  await user.selectOptions(sheet.getByLabelText('Sort by'), 'Color');
  await user.click(sheet.getByRole('button', { name: 'Show 2 pieces' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pieceNames()).toEqual(['blue jeans', 'white shirt']);
  screen.getByRole('button', { name: 'Filters' });
});

async function open(path: string) {
  const page = await visit(path, { clothes: clothes() });
  await screen.findAllByRole('article');
  return page;
}
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const goBack = () => act(() => history.back());
const address = () => decodeURIComponent(location.search);

const all = {
  text: 'acme & co',
  state: 'all',
  slot: 'top',
  category: 'shirt',
  color: 'white',
  style: 'casual',
  brand: 'Acme',
  season: 'winter',
  order: 'mostWorn',
} as const;

it('the filter in the address is read as it was written, beside what else is there, without values that are unknown or that no piece has', () => {
  const search = withFilter('?tab=upload&color=red', all);
  expect(filterIn(search)).toEqual(all);
  expect(new URLSearchParams(search).get('tab')).toBe('upload');
  expect(withFilter(search, noFilter)).toBe('tab=upload');
  for (const search of ['show=everything', 'kind=hats', 'season=monsoon', 'sort=constructor', 'size=8'])
    expect(filterIn(`?${search}`)).toEqual(noFilter);
  const filter = { ...noFilter, brand: 'Gone', color: 'white', style: 'sporty', category: 'cape' };
  expect(knownOf(filter, clothes())).toEqual({ ...noFilter, color: 'white' });
});

it('the address of the wardrobe says which tab is open; Back leads to the one before', async () => {
  const { user } = await open('/dashboard?color=white');
  await user.click(screen.getByRole('tab', { name: 'Upload New' }));
  await waitFor(() => expect(address()).toBe('?color=white&tab=upload'));
  goBack();
  await waitFor(() => expect(openTab()).toBe('My Clothes'));
  expect(address()).toBe('?color=white');
  for (const [search, tab] of [
    ['?tab=upload', 'Upload New'],
    ['?tab=shoes', 'My Clothes'],
    ['?tab=clip', 'Clip from Web'],
    ['', 'My Clothes'],
    ['?clip=https%3A%2F%2Fshop.example%2Fcoat', 'Clip from Web'],
    ['?shared=A%20coat%20https%3A%2F%2Fshop.example%2Fcoat', 'Clip from Web'],
  ] as const) {
    goTo(`/dashboard${search}`);
    await waitFor(() => expect(openTab()).toBe(tab));
  }
});

it('the address of the wardrobe says what is shown, also after a reload or a visit to a piece, but not after the link to all', async () => {
  const { user, close } = await open('/dashboard');
  const entries = history.length;
  await user.type(screen.getByRole('searchbox'), 'coca white');
  await user.click(screen.getByRole('button', { name: 'white 1' }));
  expect(address()).toBe('?q=coca+white&color=white');
  expect(history.length).toBe(entries);
  close();
  const again = showApp();
  await findPieces('white shirt');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('coca white');
  screen.getByRole('button', { name: 'white 1', pressed: true });
  await again.user.click(screen.getByRole('link', { name: 'white shirt' }));
  await heading('white shirt');
  await again.user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
  await findPieces('white shirt');
  expect(address()).toBe('?q=coca+white&color=white');
  await again.user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
  await findPieces('blue jeans', 'white shirt');
  expect(address()).toBe('');
});

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
const names = new Map(Object.entries({ shirt, jeans, coat, dress }).map(([name, item]) => [item, name]));
const owned = [...names.keys()];
const found = (wishes: Partial<ClothesFilter>) =>
  filterClothes(owned, { ...noFilter, ...wishes }).map((item) => names.get(item));

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
    // An item without a season is for each.
    [{ season: 'summer' }, ['jeans', 'shirt']],
    [{ season: 'winter' }, ['jeans']],
  ];
  expect(cases.map(([wishes]) => [wishes, found(wishes)])).toEqual(cases);
});

it('the items are in the chosen order, in a new list', () => {
  const before = [...owned];
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
  filterClothes(owned, { ...noFilter, order: 'category' });
  expect(owned).toEqual(before);
});

it('the values to select from are the distinct ones of the wardrobe, sorted', () => {
  expect(valuesOf([coat, dress, shirt], 'style')).toEqual(['casual', 'elegant']);
  expect(valuesOf(owned, 'brand')).toEqual(['Acme', 'Zed']);
  const ofBrands = ['Zara', 'adidas', 'Étoile'].map((brand) => anItem({ brand }));
  expect(valuesOf(ofBrands, 'brand')).toEqual(['adidas', 'Étoile', 'Zara']);
});

it('the active filters are counted without the search text and the order', () => {
  expect(countActiveFilters(noFilter)).toBe(0);
  expect(countActiveFilters({ ...noFilter, text: 'coat', order: 'oldest' })).toBe(0);
  expect(countActiveFilters({ ...noFilter, state: 'all', color: 'navy' })).toBe(2);
});
