import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { anItem } from '../../../../support/examples/made-up.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { findError, findToast } from '../../../../support/pages/open-page.tsx';
import {
  closePage,
  findPieces,
  openClothes,
  pieceNames,
  selectionBar,
} from '../../../../support/pages/wardrobe-page.tsx';

const colors = ['white', 'red', 'blue'];
const all = ['blue shirt', 'red shirt', 'white shirt'];
const open = () => openClothes({ clothes: colors.map((color) => anItem({ color })) });
const inLaundry = () => screen.queryAllByText('in the laundry').length;
const disabled = () =>
  selectionBar()
    .getAllByRole<HTMLButtonElement>('button')
    .filter((button) => button.disabled || button.ariaDisabled)
    .map(({ textContent }) => textContent);
afterEach(closePage);

const show = async ({ user, press }: Awaited<ReturnType<typeof open>>, state: string) => {
  if (!screen.queryByLabelText('Show')) await press('Filters');
  await user.selectOptions(screen.getByLabelText('Show'), state);
};

it('selecting items is begun and ended, counts them, takes all or none, and never one that is hidden', async () => {
  const { api, user, press, select, act } = await open();
  await select();
  selectionBar().getByText('0 pieces selected');
  expect(disabled()).toEqual(['Edit', 'To laundry', 'Archive', 'Delete']);
  expect(screen.queryByRole('link', { name: 'red shirt' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete red shirt' })).toBeNull();
  await press('Select red shirt');
  selectionBar().getByText('1 piece selected');
  expect(disabled()).toEqual([]);
  await act('Select all');
  selectionBar().getByText('3 pieces selected');
  await act('Select none');
  selectionBar().getByText('0 pieces selected');
  for (const color of ['red', 'blue']) await press(`Select ${color} shirt`);
  await user.type(screen.getByRole('searchbox'), 'red');
  selectionBar().getByText('1 piece selected');
  await act('To laundry');
  await findToast('Moved to the laundry');
  expect(api.world.clothes.filter(({ isInLaundry }) => isInLaundry)).toMatchObject([{ color: 'red' }]);
  await act('Done');
  expect(screen.queryByRole('toolbar', { name: 'Selected pieces' })).toBeNull();
  screen.getByRole('link', { name: 'red shirt' });
});

it('several items are moved to the laundry at once and back, undone for each, and taken back on failure', async () => {
  const { api, user, select, act } = await openClothes({
    clothes: colors.map((color) => anItem({ color, isInLaundry: color === 'red' })),
  });
  await select('red shirt', 'blue shirt');
  const letGo = api.hold('wardrobe.updateItems');
  await act('To laundry');
  await waitFor(() => expect(inLaundry()).toBe(2));
  letGo();
  const toast = within(await findToast('Moved to the laundry'));
  expect(api.requestsOf('wardrobe.updateItems')).toHaveLength(1);
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inLaundry()).toBe(1));
  await findToast('Undone');
  expect(api.world.clothes.map(({ isInLaundry }) => isInLaundry)).toEqual([false, true, false]);

  await act('To laundry');
  await waitFor(() => expect(inLaundry()).toBe(2));
  await act('Back from laundry');
  await findToast('Back from the laundry');
  expect(inLaundry()).toBe(0);
  api.failOnce('wardrobe.updateItems', 'internal');
  await act('To laundry');
  await findError('Failed to save the changes');
  expect(inLaundry()).toBe(0);

  // An item that was deleted elsewhere disappears, and the others are changed.
  api.world.clothes = api.world.clothes.filter(({ color }) => color !== 'red');
  await act('To laundry');
  await findPieces('blue shirt', 'white shirt');
  expect(inLaundry()).toBe(1);
});

it('several items are archived with a reason and brought back, which is undone or taken back on failure', async () => {
  const page = await open();
  const { api, user, select, act, choose } = page;
  const reasons = () => api.world.clothes.map(({ archiveReason }) => archiveReason);
  await select('red shirt', 'blue shirt');
  await act('Archive');
  await choose('It was sold');
  await findPieces('white shirt');
  const toast = within(await findToast('Moved to the archive'));
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await findPieces(...all);
  await findToast('Undone');
  expect(reasons()).toEqual([null, null, null]);
  for (const [name, reason] of [
    ['red shirt', 'donated'],
    ['blue shirt', 'lost'],
    ['white shirt', 'worn out'],
  ] as const) {
    await act('Done');
    await select(name);
    await act('Archive');
    await choose(`It was ${reason}`);
    await waitFor(() => expect(pieceNames()).not.toContain(name));
  }
  await waitFor(() => expect(reasons()).toEqual(['worn out', 'donated', 'lost']));

  await show(page, 'Archived');
  await findPieces(...all);
  await act('Select all');
  api.failOnce('wardrobe.updateItems', 'internal');
  await act('Archive');
  await choose('Back into the wardrobe');
  await findError('Failed to save the changes');
  await findPieces(...all);
  await act('Archive');
  await choose('Back into the wardrobe');
  await findToast('Back in your wardrobe');
  await show(page, 'In my wardrobe');
  await findPieces(...all);
});

it('several items are edited in the fields that are filled in, of which there must be one', async () => {
  const { api, user, select, act } = await open();
  await select('red shirt', 'blue shirt');
  await act('Edit');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit 2 pieces' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  within(await findToast('Validation Error')).getByText('There is nothing to change');
  expect(api.requestsOf('wardrobe.updateItems')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('Style'), 'elegant');
  await user.type(dialog.getByLabelText('Brand (optional)'), 'Acme');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Changes saved');
  expect(api.requestsOf('wardrobe.updateItems')).toMatchObject([
    { body: { changes: { style: 'elegant', brand: 'Acme' } } },
  ]);
  expect(screen.getAllByText('elegant · Acme')).toHaveLength(2);
  expect(pieceNames()).toEqual(all);
});

it('several items are deleted with one call, once that is confirmed, which is taken back on failure', async () => {
  const { api, user, select, act } = await open();
  const answer = async (name: string) => {
    await act('Delete');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 2 pieces?' }));
    await user.click(dialog.getByRole('button', { name }));
  };
  await select('red shirt', 'blue shirt');
  await answer('Cancel');
  expect(pieceNames()).toEqual(all);
  api.failOnce('wardrobe.removeItems', 'internal');
  await answer('Delete');
  await findPieces('white shirt');
  await findToast('2 clothing items deleted');
  expect(api.requestsOf('wardrobe.removeItems')).toEqual([]);
  closePage();
  await findError('Failed to delete clothing item');
  await findPieces(...all);

  await act('Done');
  await select('red shirt', 'blue shirt');
  await answer('Delete');
  await findPieces('white shirt');
  closePage();
  await waitFor(() => expect(api.requestsOf('wardrobe.removeItems')).toHaveLength(2));
  expect(api.world.clothes).toMatchObject([{ color: 'white' }]);
});

it('the bar for selected items on a phone has short names, and the rest in a menu', async () => {
  setMedia(smallScreen);
  const { select, act, choose } = await open();
  await select('red shirt');
  expect(selectionBar().getByRole('status').textContent).toBe('1 piece selected');
  expect(
    selectionBar()
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent),
  ).toEqual(['Edit', 'To laundry', 'Delete', 'More', 'Done']);
  await act('More');
  await choose('Select all');
  expect(selectionBar().getByRole('status').textContent).toBe('3 pieces selected');
  await act('More');
  await choose('It was donated');
  await screen.findByText('Nothing in your wardrobe matches.');
  await act('Done');
  expect(screen.queryByRole('toolbar', { name: 'Selected pieces' })).toBeNull();
});
