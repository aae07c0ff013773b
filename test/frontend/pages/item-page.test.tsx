import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shortDate } from '#frontend/lib/short-date.ts';
import { today } from '#frontend/lib/today.ts';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { dayAfter, firstWearable } from '#shared/rules/days';
import { anItem, anOutfit } from '../../support/examples/made-up.ts';
import { findError, findToast, goTo, heading, type Visit, visit } from '../../support/pages/open-page.tsx';
import { chooseMore, modalOf, outfitTitles } from '../../support/pages/outfits-page.tsx';

async function open(change: Partial<ClothingItem> = {}, options: Visit = {}) {
  const item = anItem(change);
  const outfits = [
    anOutfit({ title: 'Another' }),
    anOutfit({ title: 'Older', recommendedClothes: [item.id] }),
    anOutfit({ title: 'Newer', recommendedClothes: [item.id] }),
  ];
  const clothes = [item, anItem({ color: 'red' })];
  const page = await visit(`/dashboard/${item.id}`, { clothes, outfits }, options);
  await screen.findByRole('heading', { level: 1 });
  return { item, ...page };
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const worn = () => ['Worn', 'Last worn', 'Cost per wear'].map(fact);

/** The texts of the page's buttons, up to and including Delete, which is the last button for the item itself. */
function actions() {
  const names = [...screen.getByRole('main').querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );
  return names.slice(0, names.indexOf('Delete') + 1);
}
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
  const item = anItem();
  const { user } = await visit(
    `/dashboard/${crypto.randomUUID()}`,
    { clothes: [item] },
    { failing: 'wardrobe.listItems' },
  );
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load clothes');
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This piece is not in your wardrobe any more.');
  screen.getByRole('link', { name: 'My Wardrobe' });
  goTo(`/dashboard/${item.id}`);
  await screen.findByText('It is in no outfit yet. Ask for one on the Outfits page.');
});

it('wearing an item is counted once a day, shown at once, and taken back again, also when it fails', async () => {
  // The color was detected, but is not that one any more.
  const aiDetectedMetadata = { color: 'black', confidence: 'other' } as const;
  const { api, press } = await open({ price: 90, currency: 'EUR', aiDetectedMetadata });
  expect(fact('Color')).toBe('navy');
  const unworn = ['0 times', 'Never', '–'];
  expect(worn()).toEqual(unworn);
  api.failOnce('wardrobe.wearItem', 'internal');
  await press('Wore it today');
  await findError('Failed to save the changes');
  expect(worn()).toEqual(unworn);
  screen.getByRole('button', { name: 'Wore it today', pressed: false });

  const letGo = api.hold('wardrobe.wearItem');
  await press('Wore it today');
  await waitFor(() => expect(worn()).toEqual(['1 time', shortDate(today()), '€90.00']));
  letGo();
  const undo = await screen.findByRole('button', { name: 'Worn today · Undo', pressed: true });
  expect(api.world.clothes).toMatchObject([{ timesWorn: 1 }, {}]);
  await waitFor(() => expect(undo).toHaveProperty('ariaDisabled', null));
  await press('Worn today · Undo');
  await waitFor(() => expect(worn()).toEqual(unworn));
  expect(api.requestsOf('wardrobe.takeBackWear')).toHaveLength(1);
  // Meanwhile the item was deleted elsewhere.
  api.world.clothes = [];
  await press('Wore it today');
  await screen.findByText('This piece is not in your wardrobe any more.');
});

it('wearing an item on another day is recorded once for days of the past year, and taken back', async () => {
  const { api, user, item, press } = await open({ price: 90 });
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
  api.failOnce('wardrobe.wearItem', 'request.invalid');
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toBe('That could not be saved. Please try again.');
  expect(dialog.getByLabelText<HTMLInputElement>('Day').value).toBe(earlier);
  await submit();
  await dialog.findByText(`Recorded: ${shortDate(earlier)}.`);
  await dialog.findByText('This day is recorded already.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'I wore it' }).ariaDisabled).toBe('true');
  type(yesterday);
  await submit();
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  expect(dialog.getAllByRole('listitem')[1]?.textContent).toBe(`${shortDate(earlier)}Take back`);
  expect(api.world.wears.get(item.id)).toEqual([earlier, yesterday]);
  expect(worn()).toEqual(['2 times', shortDate(yesterday), '45.00']);
  await user.click(dialog.getByRole('button', { name: `Take back ${shortDate(yesterday)}` }));
  await dialog.findByText(`Taken back: ${shortDate(yesterday)}.`);
  await waitFor(() => expect(worn()).toEqual(['1 time', shortDate(earlier), '90.00']));
  expect(document.activeElement).toBe(
    dialog.getByRole('button', { name: `Take back ${shortDate(earlier)}` }),
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the outfits that an item is in are shown newest first, open, and have a new title at once; they and its days are asked for again where they cannot be read', async () => {
  const { user } = await open({}, { failing: ['outfits.listOutfitsWith', 'wardrobe.listWornDays'] });
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load outfits');
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Newer' });
  expect(outfitTitles()).toEqual(['Newer', 'Older']);
  await user.click(screen.getByRole('button', { name: /Older/ }));
  await chooseMore(user, 'Edit');
  await user.type(modalOf('Edit').getByLabelText('Title'), ' one');
  await user.click(modalOf('Edit').getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Older one' });
  await user.keyboard('{Escape}');
  expect(outfitTitles()).toEqual(['Newer', 'Older one']);
  await user.click(screen.getByRole('button', { name: 'Wore it another day...' }));
  await screen.findByText('The days could not be read.', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No day so far.');
});

it('from its page an item is edited, washed, archived, brought back and deleted, and an undo that fails leaves it so', async () => {
  const { api, user, press } = await open();
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
  expect(actions()).toEqual(['Crop or rotate', 'Edit', 'Back into the wardrobe', 'Delete']);
  await press('Back into the wardrobe');
  const toast = await findToast('Back in your wardrobe');
  const ofWearable = [
    'Crop or rotate',
    'Wore it today',
    'Wore it another day...',
    'More of this',
    'Never with…',
    'Edit',
    'To laundry',
    'Archive',
    'Delete',
  ];
  expect(actions()).toEqual(ofWearable);
  api.failOnce('wardrobe.updateItems', 'internal');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await findError('Failed to save the changes');
  expect(actions()).toEqual(ofWearable);
  expect(api.world.clothes[0]?.archiveReason).toBeNull();

  await press('Delete');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this piece?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await heading('My Wardrobe');
  expect(location.pathname).toBe('/dashboard');
  await findToast('Clothing item deleted');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
