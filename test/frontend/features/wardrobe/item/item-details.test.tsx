import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('an item has cost nothing per wear until the first one', async () => {
  const { press } = await open({ price: 90, currency: 'EUR' });
  expect(costPerWear()).toBe('–');
  expect(actions()[0]).toBe('Wore it today');
  await press('Wore it today');
  await waitFor(() => expect(costPerWear()).toBe('€90.00'));
});

it('an archived item can only be brought back, edited and deleted, and an undo that fails leaves it so', async () => {
  const worn = { timesWorn: 4, lastWornOn: today(), price: 90 };
  const { api, user, press } = await open({ archiveReason: 'sold', ...worn });
  screen.getByText('4 times');
  expect(costPerWear()).toBe('22.50');
  expect(actions()).toEqual(['Edit', 'Back into the wardrobe', 'Delete']);
  await press('Back into the wardrobe');
  const toast = await findToast('Back in your wardrobe');
  expect(api.world.clothes).toMatchObject([{ archiveReason: null }]);
  const ofWearable = [
    'Worn today · Undo',
    'Wore it another day...',
    'Edit',
    'To laundry',
    'Archive',
    'Delete',
  ];
  expect(actions()).toEqual(ofWearable);
  api.fail('wardrobe.updateItems', 'internal');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  within(await findToast('Error')).getByText('Failed to save the changes');
  expect(actions()).toEqual(ofWearable);
  expect(api.world.clothes).toMatchObject([{ archiveReason: null }]);
});

it('an item that was deleted elsewhere is there no more after it is worn, which fails', async () => {
  const { api, press } = await open();
  api.world.clothes = [];
  await press('Wore it today');
  within(await findToast('Error')).getByText('Failed to save the changes');
  await screen.findByText('This piece is not in your wardrobe any more.');
});
