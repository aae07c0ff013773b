import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shortDate } from '#frontend/lib/short-date.ts';
import { today } from '#frontend/lib/today.ts';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { dayAfter, firstWearable } from '#shared/rules/days';
import { ada, anItem, anOutfit } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { findToast, heading, openPage, showApp } from '../../support/pages/open-page.tsx';

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

describe('the page of an item', () => {
  it('shows all its details', async () => {
    await open({
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
  });

  it('tells the day on which it was bought wherever in the world that is read', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    await open({ purchasedOn: '2026-03-01', createdAt: '2026-03-01T04:00:00.000Z' });
    expect(['Bought on', 'Added on'].map(fact)).toEqual(['Mar 1, 2026', 'Feb 28, 2026']);
    vi.unstubAllEnvs();
  });

  it('says that a color was detected only where it is still that one', async () => {
    await open({ aiDetectedMetadata: { color: 'black', confidence: 'other' } });
    expect(fact('Color')).toBe('navy');
  });

  it('leads back to the wardrobe', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
    await heading('My Wardrobe');
  });

  it('says so when there is no such item, or it cannot be loaded', async () => {
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
});

describe('wearing an item', () => {
  it('is counted once a day, shown at once, and taken back again', async () => {
    const { api, press } = await open({ price: 90, currency: 'EUR' });
    expect(worn()).toEqual(['0 times', 'Never', '–']);
    const letGo = api.hold('wardrobe.wearItem');
    await press('Wore it today');
    const today = new Date().toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });
    await waitFor(() => expect(worn()).toEqual(['1 time', today, '€90.00']));
    letGo();
    await screen.findByRole('button', { name: 'Worn today · Undo', pressed: true });
    expect(api.world.clothes).toMatchObject([{ timesWorn: 1 }, {}]);
    await waitFor(() =>
      expect((screen.getByRole('button', { name: /^Worn today/ }) as HTMLButtonElement).disabled).toBe(false),
    );
    await press('Worn today · Undo');
    await waitFor(() => expect(worn()).toEqual(['0 times', 'Never', '–']));
    expect(api.requestsOf('wardrobe.takeBackWear')).toHaveLength(1);
  });

  it('makes each wear cheaper', async () => {
    await open({ price: 90, timesWorn: 4, lastWornOn: '2026-02-01' });
    expect(worn()).toEqual(['4 times', 'Feb 1, 2026', '22.50']);
  });

  it('costs nothing that is known where there is no price', async () => {
    await open();
    expect(fact('Cost per wear')).toBe('–');
  });

  it('that cannot be saved is taken back', async () => {
    const { api, press } = await open();
    api.fail('wardrobe.wearItem', 'internal');
    await press('Wore it today');
    within(await findToast('Error')).getByText('Failed to save the changes');
    expect(worn()).toEqual(['0 times', 'Never', '–']);
    screen.getByRole('button', { name: 'Wore it today', pressed: false });
  });
});

describe('wearing an item on another day', () => {
  const yesterday = dayAfter(today(), -1);
  const openDays = async (change: Partial<ClothingItem> = {}) => {
    const page = await open(change);
    await page.press('Wore it another day...');
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you wear it?' }));
    const type = (day: string) => fireEvent.change(dialog.getByLabelText('Day'), { target: { value: day } });
    return {
      ...page,
      dialog,
      type,
      submit: () => page.user.click(dialog.getByRole('button', { name: 'I wore it' })),
    };
  };
  const recorded = (dialog: { queryAllByRole: (role: string) => HTMLElement[] }) =>
    dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('is recorded for days of the past year, one after the other, and taken back', async () => {
    const { api, user, item, dialog, type, submit } = await openDays({ price: 90, currency: 'EUR' });
    await dialog.findByText('No day so far.');
    await submit();
    await dialog.findByText(`Recorded: ${shortDate(yesterday)}.`);
    const earlier = dayAfter(today(), -40);
    type(earlier);
    await submit();
    await waitFor(() => expect(recorded(dialog)).toHaveLength(2));
    expect(recorded(dialog)[1]).toBe(`${shortDate(earlier)}Take back`);
    expect(api.world.wears.get(item.id)).toEqual([yesterday, earlier]);
    expect(worn()).toEqual(['2 times', shortDate(yesterday), '€45.00']);
    await user.click(dialog.getByRole('button', { name: `Take back ${shortDate(yesterday)}` }));
    await dialog.findByText(`Taken back: ${shortDate(yesterday)}.`);
    await waitFor(() => expect(worn()).toEqual(['1 time', shortDate(earlier), '€90.00']));
    expect(document.activeElement).toBe(dialog.getByLabelText('Day'));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be recorded twice for a day', async () => {
    const { api, dialog, submit } = await openDays();
    await dialog.findByText('No day so far.');
    await submit();
    await dialog.findByText('This day is recorded already.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'I wore it' }).disabled).toBe(true);
    expect(api.requestsOf('wardrobe.wearItem')).toHaveLength(1);
  });

  it.each([
    ['tomorrow', () => dayAfter(today(), 1)],
    ['longer ago than a year', () => dayAfter(firstWearable(today()), -1)],
    ['no day', () => ''],
  ])('cannot be recorded for %s', async (_, day) => {
    const { api, dialog, type, submit } = await openDays();
    await dialog.findByText('No day so far.');
    type(day());
    await submit();
    dialog.getByText('Choose a day of the past year, up to today.');
    expect(api.requestsOf('wardrobe.wearItem')).toEqual([]);
  });

  it('says so when it could not be saved, and keeps the day', async () => {
    const { api, dialog, type, submit } = await openDays();
    const day = dayAfter(today(), -9);
    type(day);
    api.fail('wardrobe.wearItem', 'request.invalid');
    await submit();
    expect((await dialog.findByRole('alert')).textContent).toBe('That could not be saved. Please try again.');
    expect(dialog.getByLabelText<HTMLInputElement>('Day').value).toBe(day);
    api.fail('wardrobe.wearItem', null);
    await submit();
    await dialog.findByText(`Recorded: ${shortDate(day)}.`);
  });

  it('can be recorded although the days could not be read, and they can be asked for again', async () => {
    const item = anItem();
    const api = startFakeApi({ clothes: [item] });
    api.fail('wardrobe.listWornDays', 'request.invalid');
    const { user } = await openPage(`/dashboard/${item.id}`, { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Wore it another day...' }));
    await screen.findByText('The days could not be read.', { exact: false });
    api.fail('wardrobe.listWornDays', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No day so far.');
  });
});

describe('the outfits that an item is in', () => {
  it('are shown newest first, and open', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Worn in these outfits' });
    await screen.findByRole('heading', { name: 'Newer' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Newer', 'Older']);
    await user.click(screen.getByRole('button', { name: /Older/ }));
    screen.getByRole('dialog', { name: 'Older' });
  });

  it('are said to be none, or not to be loaded', async () => {
    const item = anItem();
    const api = startFakeApi({ clothes: [item] });
    api.fail('outfits.listOutfitsWith', 'request.invalid');
    const { user } = await openPage(`/dashboard/${item.id}`, { as: ada });
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Failed to load outfits');
    api.fail('outfits.listOutfitsWith', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByText('It is in no outfit yet. Ask for one on the Outfits page.');
  });
});

describe('from its page an item', () => {
  it('is edited', async () => {
    const { user, press } = await open();
    await press('Edit');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit your navy shirt' }));
    await user.clear(dialog.getByLabelText('Color (optional)'));
    await user.type(dialog.getByLabelText('Color (optional)'), 'green');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await heading('green shirt');
    await findToast('Changes saved');
  });

  it('goes to the laundry and back', async () => {
    const { press } = await open();
    await press('To laundry');
    await screen.findByText('in the laundry');
    await press('Back from laundry');
    await waitFor(() => expect(screen.queryByText('in the laundry')).toBeNull());
  });

  it('is archived, and brought back', async () => {
    const { user, press } = await open();
    await press('Archive');
    await user.click(await screen.findByRole('menuitem', { name: 'It was donated' }));
    await findToast('Moved to the archive');
    screen.getByText('donated');
    await press('Back into the wardrobe');
    await findToast('Back in your wardrobe');
  });

  it('is deleted once that is confirmed, which leads back to the others', async () => {
    const { user, press, close } = await open();
    await press('Delete');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this piece?' }));
    dialog.getByText('Your navy shirt and its photo will be gone for good.');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await heading('My Wardrobe');
    expect(location.pathname).toBe('/dashboard');
    await findToast('Clothing item deleted');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    close();
    showApp();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });
});
