import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shortDate } from '#frontend/lib/short-date.ts';
import { today } from '#frontend/lib/today.ts';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { dayAfter, firstWearable } from '#shared/rules/days';
import { ada, anItem, anOutfit } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { findToast, heading, openPage } from '../../support/pages/open-page.tsx';
import { chooseMore, modalOf } from '../../support/pages/outfit-modal.tsx';

async function open(change: Partial<ClothingItem> = {}) {
  const item = anItem(change);
  const api = startFakeApi({
    clothes: [item, anItem({ color: 'red' })],
    outfits: [
      anOutfit({ title: 'Another' }),
      anOutfit({ title: 'Older', recommendedClothes: [item.id] }),
      anOutfit({ title: 'Newer', recommendedClothes: [item.id] }),
    ],
  });
  const page = await openPage(`/dashboard/${item.id}`, { as: ada });
  await screen.findByRole('heading', { level: 1 });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return { api, item, ...page, press };
}
/** The value of a fact in the list, by its name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const worn = () => ['Worn', 'Last worn', 'Cost per wear'].map(fact);

const yesterday = dayAfter(today(), -1);

it('the page of an item shows all its details and leads back to the wardrobe', async () => {
  const { user } = await open({
    brand: 'Acme',
    description: 'Heavy twill',
    seasons: ['spring', 'autumn'],
    price: 249.5,
    currency: 'EUR',
    purchasedOn: '2026-03-01',
    aiDetectedMetadata: { color: 'navy', confidence: 'high' },
  });
  await heading('navy shirt');
  await screen.findByRole('img', { name: 'navy shirt' });
  screen.getByText('casual · Acme');
  screen.getByText('Heavy twill');
  expect(['Category', 'Color', 'Seasons', 'Price', 'Bought on'].map(fact)).toEqual([
    'shirt',
    'navy (detected, high confidence)',
    'spring, autumn',
    '€249.50',
    'Mar 1, 2026',
  ]);
  await waitFor(() => expect(document.title).toBe('navy shirt · Wardrobe'));
  await user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
  await heading('My Wardrobe');
});

it('a day is told as it is wherever in the world that is read, and a moment as the day of the device', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(['2026-03-01', '2026-03-01T04:00:00.000Z'].map(shortDate)).toEqual(['Mar 1, 2026', 'Feb 28, 2026']);
  vi.unstubAllEnvs();
});

it('the page of an item says so when there is no such item, or it cannot be loaded', async () => {
  const api = startFakeApi({ clothes: [anItem()] });
  api.fail('wardrobe.listItems', 'request.invalid');
  const { user } = await openPage(`/dashboard/${crypto.randomUUID()}`, { as: ada });
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load clothes');
  api.fail('wardrobe.listItems', null);
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This piece is not in your wardrobe any more.');
  screen.getByRole('link', { name: 'My Wardrobe' });
});

it('wearing an item is counted once a day, shown at once, and taken back again, also when it fails', async () => {
  // The color was detected, but is not that one any more.
  const aiDetectedMetadata = { color: 'black', confidence: 'other' } as const;
  const { api, press } = await open({ price: 90, currency: 'EUR', aiDetectedMetadata });
  expect(fact('Color')).toBe('navy');
  const unworn = ['0 times', 'Never', '–'];
  expect(worn()).toEqual(unworn);
  api.fail('wardrobe.wearItem', 'internal');
  await press('Wore it today');
  within(await findToast('Error')).getByText('Failed to save the changes');
  expect(worn()).toEqual(unworn);
  screen.getByRole('button', { name: 'Wore it today', pressed: false });

  api.fail('wardrobe.wearItem', null);
  const letGo = api.hold('wardrobe.wearItem');
  await press('Wore it today');
  await waitFor(() => expect(worn()).toEqual(['1 time', shortDate(today()), '€90.00']));
  letGo();
  const undo = await screen.findByRole('button', { name: 'Worn today · Undo', pressed: true });
  expect(api.world.clothes).toMatchObject([{ timesWorn: 1 }, {}]);
  await waitFor(() => expect(undo).toHaveProperty('disabled', false));
  await press('Worn today · Undo');
  await waitFor(() => expect(worn()).toEqual(unworn));
  expect(api.requestsOf('wardrobe.takeBackWear')).toHaveLength(1);
});

it('wearing an item on another day is recorded once for days of the past year, and taken back', async () => {
  const { api, user, item, press } = await open({ price: 90, currency: 'EUR' });
  await press('Wore it another day...');
  const dialog = within(await screen.findByRole('dialog', { name: 'When did you wear it?' }));
  const type = (day: string) => fireEvent.change(dialog.getByLabelText('Day'), { target: { value: day } });
  const submit = () => user.click(dialog.getByRole('button', { name: 'I wore it' }));
  await dialog.findByText('No day so far.');
  for (const day of [dayAfter(today(), 1), dayAfter(firstWearable(today()), -1), '']) {
    type(day);
    await submit();
    dialog.getByText('Choose a day of the past year, up to today.');
  }
  expect(api.requestsOf('wardrobe.wearItem')).toEqual([]);
  const earlier = dayAfter(today(), -40);
  type(earlier);
  api.fail('wardrobe.wearItem', 'request.invalid');
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toBe('That could not be saved. Please try again.');
  expect(dialog.getByLabelText<HTMLInputElement>('Day').value).toBe(earlier);
  api.fail('wardrobe.wearItem', null);
  await submit();
  await dialog.findByText(`Recorded: ${shortDate(earlier)}.`);
  await dialog.findByText('This day is recorded already.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'I wore it' }).disabled).toBe(true);
  type(yesterday);
  await submit();
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  expect(dialog.getAllByRole('listitem')[1]?.textContent).toBe(`${shortDate(earlier)}Take back`);
  expect(api.world.wears.get(item.id)).toEqual([earlier, yesterday]);
  expect(worn()).toEqual(['2 times', shortDate(yesterday), '€45.00']);
  await user.click(dialog.getByRole('button', { name: `Take back ${shortDate(yesterday)}` }));
  await dialog.findByText(`Taken back: ${shortDate(yesterday)}.`);
  await waitFor(() => expect(worn()).toEqual(['1 time', shortDate(earlier), '€90.00']));
  expect(document.activeElement).toBe(dialog.getByLabelText('Day'));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the outfits and the days of an item can be asked for again where they cannot be read', async () => {
  const item = anItem();
  const api = startFakeApi({ clothes: [item] });
  api.fail('outfits.listOutfitsWith', 'request.invalid');
  api.fail('wardrobe.listWornDays', 'request.invalid');
  const { user } = await openPage(`/dashboard/${item.id}`, { as: ada });
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load outfits');
  api.fail('outfits.listOutfitsWith', null);
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByText('It is in no outfit yet. Ask for one on the Outfits page.');
  await user.click(screen.getByRole('button', { name: 'Wore it another day...' }));
  await screen.findByText('The days could not be read.', { exact: false });
  api.fail('wardrobe.listWornDays', null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No day so far.');
});

it('the outfits that an item is in are shown newest first, and open', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Worn in these outfits' });
  await screen.findByRole('heading', { name: 'Newer' });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Newer', 'Older']);
  await user.click(screen.getByRole('button', { name: /Older/ }));
  screen.getByRole('dialog', { name: 'Older' });
});

it('from its page an item is edited, washed, archived, brought back and deleted', async () => {
  const { user, press } = await open();
  await press('Edit');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit your navy shirt' }));
  await user.clear(dialog.getByLabelText('Color (optional)'));
  await user.type(dialog.getByLabelText('Color (optional)'), 'green');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await heading('green shirt');
  await press('To laundry');
  await screen.findByText('in the laundry');
  await press('Back from laundry');
  await waitFor(() => expect(screen.queryByText('in the laundry')).toBeNull());
  await press('Archive');
  await user.click(await screen.findByRole('menuitem', { name: 'It was donated' }));
  await findToast('Moved to the archive');
  screen.getByText('donated');
  await press('Back into the wardrobe');
  await findToast('Back in your wardrobe');

  await press('Delete');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this piece?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await heading('My Wardrobe');
  expect(location.pathname).toBe('/dashboard');
  await findToast('Clothing item deleted');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('an outfit that is renamed on the page of an item has its new title there at once', async () => {
  const shirt = anItem();
  startFakeApi({ clothes: [shirt], outfits: [anOutfit({ recommendedClothes: [shirt.id] })] });
  const { user } = await openPage(`/dashboard/${shirt.id}`, { as: ada });
  const outfits = within(await screen.findByRole('region', { name: 'Worn in these outfits' }));
  await user.click(await outfits.findByRole('button', { name: 'Quiet Navy' }));
  await chooseMore(user, 'Edit');
  await user.type(modalOf('Edit').getByLabelText('Title'), ' on Monday');
  await user.click(modalOf('Edit').getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Quiet Navy on Monday' });
  await user.keyboard('{Escape}');
  expect(outfits.getByRole('heading', { level: 3 }).textContent).toBe('Quiet Navy on Monday');
});
