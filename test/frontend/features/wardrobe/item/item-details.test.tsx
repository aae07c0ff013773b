import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today } from '#frontend/lib/today.ts';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { ada, anItem } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { findToast, openPage } from '../../../../support/pages/open-page.tsx';

async function open(change: Partial<ClothingItem> = {}) {
  const item = anItem(change);
  const api = startFakeApi({ clothes: [item] });
  const page = await openPage(`/dashboard/${item.id}`, { as: ada });
  await screen.findByRole('heading', { level: 1, name: 'navy shirt' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { api, ...page, press };
}
const costPerWear = () =>
  screen.getByText('Cost per wear', { selector: 'dt' }).nextElementSibling?.textContent;
/** The actions that the page of the item offers, by the labels of the buttons. */
const actions = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('an item that is not worn', () => {
  it('has cost nothing per wear until the first one', async () => {
    const { press } = await open({ price: 90, currency: 'EUR' });
    expect(costPerWear()).toBe('–');
    await press('Wore it today');
    await waitFor(() => expect(costPerWear()).toBe('€90.00'));
  });

  it('can be worn, washed and archived while it is in the wardrobe', async () => {
    await open();
    expect(actions()).toEqual([
      'Wore it today',
      'Wore it another day...',
      'Edit',
      'To laundry',
      'Archive',
      'Delete',
    ]);
  });

  it('can only be brought back, edited and deleted once it is archived', async () => {
    const { api, press } = await open({ archiveReason: 'sold', timesWorn: 2, lastWornOn: today() });
    screen.getByText('2 times');
    expect(actions()).toEqual(['Edit', 'Back into the wardrobe', 'Delete']);
    await press('Back into the wardrobe');
    await findToast('Back in your wardrobe');
    expect(api.world.clothes).toMatchObject([{ archiveReason: null }]);
    expect(actions()).toEqual([
      'Worn today · Undo',
      'Wore it another day...',
      'Edit',
      'To laundry',
      'Archive',
      'Delete',
    ]);
  });
});

it('an undo that fails leaves the item as the server has it', async () => {
  const { api, user, press } = await open({ archiveReason: 'sold' });
  await press('Back into the wardrobe');
  const toast = await findToast('Back in your wardrobe');
  api.fail('wardrobe.updateItems', 'internal');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  within(await findToast('Error')).getByText('Failed to save the changes');
  screen.getByRole('button', { name: 'Archive' });
  expect(api.world.clothes).toMatchObject([{ archiveReason: null }]);
});

describe('an item that was deleted elsewhere', () => {
  it.each(['Wore it today', 'To laundry'])('is there no more after %j, which fails', async (name) => {
    const { api, press } = await open();
    api.world.clothes = [];
    await press(name);
    within(await findToast('Error')).getByText('Failed to save the changes');
    await screen.findByText('This piece is not in your wardrobe any more.');
  });

  it('is deleted as any other', async () => {
    const { api, user, press } = await open();
    api.world.clothes = [];
    await press('Delete');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await findToast('Clothing item deleted');
    await screen.findByText('No clothing items uploaded yet.');
  });
});
