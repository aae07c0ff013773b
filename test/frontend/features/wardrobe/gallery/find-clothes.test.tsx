import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { anItem } from '../../../../support/examples/made-up.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
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
  expect(options('Color')).toEqual(['All colors', 'blue', 'red', 'white']);
  expect(options('Style')).toEqual(['All styles', 'casual', 'elegant', 'streetwear']);
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

  expect(chips('Colors')).toEqual(['blue, 1 piece', 'red, 0 pieces', 'white, 1 piece']);
  await press('white, 1 piece');
  screen.getByRole('button', { name: 'white, 1 piece', pressed: true });
  await findPieces('white shirt');
  expect(chips('Kinds')).toEqual(['All 1', 'Tops 1', 'Bottoms 0', 'Dresses 0']);
  await press('white, 1 piece');
  await findPieces('blue jeans', 'white shirt');
});

it('the filters are in a dialog on a phone, which says how many pieces it leads to', async () => {
  setMedia(smallScreen);
  const { user, press } = await openClothes({ clothes: clothes() });
  await press('Filters');
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true);
  await user.selectOptions(sheet.getByLabelText('Brand'), 'Coca-Cola');
  sheet.getByRole('button', { name: 'Show 1 piece' });
  await user.click(sheet.getByRole('button', { name: 'Clear' }));
  await user.selectOptions(sheet.getByLabelText('Sort by'), 'Color');
  await user.click(sheet.getByRole('button', { name: 'Show 2 pieces' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pieceNames()).toEqual(['blue jeans', 'white shirt']);
  screen.getByRole('button', { name: 'Filters' });
});
