import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { anItem } from '../../../../support/examples/made-up.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
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
    .filter((button) => button.disabled)
    .map(({ textContent }) => textContent);
afterEach(closePage);

describe('selecting items', () => {
  it('is begun and ended, and counts what is selected', async () => {
    const { press, select, act } = await open();
    await select();
    selectionBar().getByText('0 pieces selected');
    expect(disabled()).toEqual(['Edit', 'To laundry', 'Archive', 'Delete']);
    expect(screen.queryByRole('link', { name: 'red shirt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete red shirt' })).toBeNull();
    await press('Select red shirt');
    selectionBar().getByText('1 piece selected');
    expect(disabled()).toEqual([]);
    await press('Select red shirt');
    selectionBar().getByText('0 pieces selected');
    await act('Done');
    expect(screen.queryByRole('toolbar', { name: 'Selected pieces' })).toBeNull();
    screen.getByRole('link', { name: 'red shirt' });
  });

  it('takes all that are shown, or none', async () => {
    const { select, act } = await open();
    await select('red shirt');
    await act('Select all');
    selectionBar().getByText('3 pieces selected');
    await act('Select none');
    selectionBar().getByText('0 pieces selected');
  });

  it('never changes an item that is hidden', async () => {
    const { api, user, select, act } = await open();
    await select('red shirt', 'blue shirt');
    await user.type(screen.getByRole('searchbox'), 'red');
    selectionBar().getByText('1 piece selected');
    await act('To laundry');
    await findToast('Moved to the laundry');
    expect(api.world.clothes.filter(({ isInLaundry }) => isInLaundry)).toMatchObject([{ color: 'red' }]);
  });
});

describe('of several items at once', () => {
  it('the laundry state is changed at once, and back', async () => {
    const { api, select, act } = await open();
    await select('red shirt', 'blue shirt');
    const letGo = api.hold('wardrobe.updateItems');
    await act('To laundry');
    await waitFor(() => expect(inLaundry()).toBe(2));
    letGo();
    await findToast('Moved to the laundry');
    expect(api.requestsOf('wardrobe.updateItems')).toHaveLength(1);
    await act('Back from laundry');
    await waitFor(() => expect(inLaundry()).toBe(0));
    await findToast('Back from the laundry');
  });

  it('the laundry state is as it was when it cannot be changed', async () => {
    const { api, select, act } = await open();
    api.fail('wardrobe.updateItems', 'internal');
    await select('red shirt', 'blue shirt');
    await act('To laundry');
    const toast = await findToast('Error');
    within(toast).getByText('Failed to save the changes');
    expect(toast.className).toContain('bg-danger');
    expect(inLaundry()).toBe(0);
  });

  it('items deleted elsewhere disappear, and the others are changed', async () => {
    const { api, select, act } = await open();
    await select('red shirt', 'blue shirt');
    api.world.clothes = api.world.clothes.filter(({ color }) => color !== 'red');
    await act('To laundry');
    await findToast('Moved to the laundry');
    await findPieces('blue shirt', 'white shirt');
    expect(inLaundry()).toBe(1);
  });

  it.each(['sold', 'donated', 'lost', 'worn out'])('it is remembered that they were %s', async (reason) => {
    const { api, select, act, choose } = await open();
    await select('red shirt', 'blue shirt');
    await act('Archive');
    await choose(`It was ${reason}`);
    await findPieces('white shirt');
    await findToast('Moved to the archive');
    expect(api.world.clothes.map(({ archiveReason }) => archiveReason)).toEqual([null, reason, reason]);
  });

  it('they come back from the archive, and stay there when that fails', async () => {
    const { api, user, press, select, act, choose } = await openClothes({
      clothes: [anItem(), ...colors.map((color) => anItem({ color, archiveReason: 'lost' }))],
    });
    await press('Filters');
    await user.selectOptions(screen.getByLabelText('Show'), 'Archived');
    await findPieces(...all);
    await select();
    await act('Select all');
    api.fail('wardrobe.updateItems', 'internal');
    await act('Archive');
    await choose('Back into the wardrobe');
    within(await findToast('Error')).getByText('Failed to save the changes');
    await findPieces(...all);
    api.fail('wardrobe.updateItems', null);
    await act('Archive');
    await choose('Back into the wardrobe');
    await findToast('Back in your wardrobe');
    await user.selectOptions(screen.getByLabelText('Show'), 'In my wardrobe');
    await findPieces(...all, 'navy shirt');
  });

  it('only the fields that are filled in are changed', async () => {
    const { api, user, select, act } = await open();
    await select('red shirt', 'blue shirt');
    await act('Edit');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit 2 pieces' }));
    dialog.getByText('What you leave empty stays as it is on each piece.');
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

  it('nothing changes when no field is filled in', async () => {
    const { api, user, select, act } = await open();
    await select('red shirt', 'blue shirt');
    await act('Edit');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    within(await findToast('Validation Error')).getByText('There is nothing to change');
    expect(api.requestsOf('wardrobe.updateItems')).toEqual([]);
    screen.getByRole('dialog', { name: 'Edit 2 pieces' });
  });

  it('they are deleted with one call, once that is confirmed', async () => {
    const { api, user, select, act } = await open();
    await select('red shirt', 'blue shirt');
    await act('Delete');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 2 pieces?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(pieceNames()).toEqual(all);
    await act('Delete');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await findPieces('white shirt');
    await findToast('2 clothing items deleted');
    expect(api.requestsOf('wardrobe.removeItems')).toEqual([]);
    closePage();
    await waitFor(() => expect(api.requestsOf('wardrobe.removeItems')).toHaveLength(1));
    expect(api.world.clothes).toMatchObject([{ color: 'white' }]);
  });

  it('a deletion that fails is taken back', async () => {
    const { api, user, select, act } = await open();
    api.fail('wardrobe.removeItems', 'internal');
    await select('red shirt', 'white shirt');
    await act('Delete');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await findPieces('blue shirt');
    closePage();
    within(await findToast('Error')).getByText('Failed to delete clothing item');
    await findPieces(...all);
  });
});

describe('what was done to several items', () => {
  const undo = async (user: ReturnType<typeof userEvent.setup>) => {
    for (const button of screen.getAllByRole('button', { name: 'Undo' })) await user.click(button);
  };

  it('in the laundry is undone for each as it was before', async () => {
    const { api, user, select, act } = await openClothes({
      clothes: colors.map((color) => anItem({ color, isInLaundry: color === 'red' })),
    });
    await select('red shirt', 'blue shirt');
    await act('To laundry');
    await findToast('Moved to the laundry');
    expect(inLaundry()).toBe(2);
    await undo(user);
    await waitFor(() => expect(inLaundry()).toBe(1));
    await findToast('Undone');
    expect(api.world.clothes.map(({ isInLaundry }) => isInLaundry)).toEqual([false, true, false]);
  });

  it('in the archive is undone, and the pieces are where they were', async () => {
    const { api, user, select, act, choose } = await open();
    await select('red shirt', 'blue shirt');
    await act('Archive');
    await choose('It was sold');
    await findToast('Moved to the archive');
    await findPieces('white shirt');
    await undo(user);
    await findPieces(...all);
    await findToast('Undone');
    expect(api.world.clothes.map(({ archiveReason }) => archiveReason)).toEqual([null, null, null]);
  });
});

describe('the bar for selected items on a phone', () => {
  it('has short names, and the rest in a menu', async () => {
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
});
