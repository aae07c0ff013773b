import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tellOpenViews } from '../../../frontend/src/data/live-views.ts';
import { ada, anItem } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { onTuesday } from '../../support/fake/calendar.ts';
import { heading, openPage, settled, showApp, visit } from '../../support/pages/open-page.tsx';
import { closePage, findPieces, openClothes, selectionBar } from '../../support/pages/wardrobe-page.tsx';

onTuesday();

const shirt = anItem({
  color: 'white',
  style: 'business',
  timesWorn: 3,
  lastWornOn: '2026-11-09',
  price: 90,
  currency: 'EUR',
});
const trousers = anItem({ category: 'trousers', style: 'business', timesWorn: 1, lastWornOn: '2026-06-01' });
const loafers = anItem({
  category: 'loafers',
  color: 'brown',
  style: 'business',
  price: 120,
  currency: 'EUR',
});
const joggers = anItem({
  category: 'joggers',
  color: 'red',
  style: 'sporty',
  createdAt: '2025-01-01T08:00:00.000Z',
});
const wears = new Map([
  [shirt.id, ['2026-09-01', '2026-11-01', '2026-11-09']],
  [trousers.id, ['2026-06-01']],
]);

async function open() {
  const page = await visit('/statistics', { clothes: [shirt, trousers, loafers, joggers], wears });
  await heading('What You Wear');
  return page;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const names = (list: ReturnType<typeof section>) =>
  list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the statistics tell by one request what is worn, costs, would add outfits and could go, in the time that is chosen', async () => {
  const { api, user } = await open();
  const share = await screen.findByText(/^You wore/);
  expect(share.textContent).toBe(
    'You wore 25% of your wardrobe in the last 90 days: 1 of 4 pieces at least once. Archived pieces are left out.',
  );
  expect(api.requestsOf('wardrobe.getStatistics')).toHaveLength(1);
  expect(api.requestsOf('wardrobe.listItems')).toHaveLength(0);
  expect(names(section('Most worn'))).toEqual([['white shirtworn on 3 days', `/dashboard/${shirt.id}`]]);
  expect(names(section('Not worn'))).toEqual([
    ['brown loafersnever worn', `/dashboard/${loafers.id}`],
    ['red joggersnever worn', `/dashboard/${joggers.id}`],
    ['navy trouserslast worn Jun 1, 2026', `/dashboard/${trousers.id}`],
  ]);
  screen.getByText('€210.00');
  const costs = section('Cost per wear');
  costs.getByText('is what 2 pieces with a price cost together');
  expect(costs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'white shirt€90.00, worn 3 times€30.00',
    'brown loafers€120.00, never worn€120.00',
  ]);
  costs.getByText('2 pieces have no price and are not counted here.');
  const rows = within(screen.getByRole('table', { name: /^Colors/ })).getAllByRole('row');
  expect(rows.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'ColorPiecesWorn in 90 days',
    'white13',
  ]);
  const kinds = section('Categories').getAllByRole('listitem');
  expect([kinds.length, kinds[1]?.textContent]).toEqual([3, 'Bottoms2 pieces, 0 worn']);
  await screen.findByText('Your clothes make 1 good outfit.');
  const [addition] = section('What would add most').getAllByRole('listitem');
  expect(addition?.textContent).toMatch(/^A( pair of)? \w+ .+ would make \d+ more outfits?$/);

  await user.click(screen.getByRole('button', { name: '30 days', pressed: false }));
  await screen.findByText(/in the last 30 days: 1 of 4 pieces/);
  section('Most worn').getByText('worn on 2 days');
  await user.click(screen.getByRole('button', { name: '365 days' }));
  await screen.findByText(/^You wore 50%/);

  const list = section('What could go');
  expect((await list.findByRole('link', { name: /^red joggers/ })).textContent).toBe(
    'red joggersnever worn, in 0 good outfits; bottoms are in 0.5 on average',
  );
  await user.click(list.getByRole('button', { name: 'Archive red joggers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'It was donated' }));
  await waitFor(() => expect(list.queryByRole('link')).toBeNull());
  const told = list.getByText('Nothing has been here for a year yet.');
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(told)).toBe(true);
  });
  await screen.findByText(/of 3 pieces/);
  expect(api.requestsOf('wardrobe.updateItems')).toMatchObject([
    { body: { ids: [joggers.id], changes: { archiveReason: 'donated' } } },
  ]);
});

it('the statistics leave out a piece that was deleted just before', async () => {
  const { user, api } = await openClothes({ clothes: [shirt, anItem({ color: 'red' })], wears });
  const letGo = api.hold('wardrobe.removeItem');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Select red shirt' }));
  await user.click(selectionBar().getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  await findPieces('white shirt');
  await user.click(screen.getAllByRole('link', { name: 'Statistics' }).at(-1) as HTMLElement);
  await screen.findByText(/: 1 of 1 piece /);
  expect(api.world.clothes).toHaveLength(2);
  closePage();
  letGo();
  await settled();
});

it('statistics without numbers say why, or that they cannot be read, and can be asked for again; of many pieces, all are shown on request', async () => {
  const api = startFakeApi({ clothes: [anItem()] });
  api.failOnce('wardrobe.getStatistics', 'request.invalid');
  const page = await openPage('/statistics', { as: ada });
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load the statistics');
  await page.user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^You wore 0%/);
  screen.getByText(/^Nothing was recorded in this time/);
  expect(screen.queryByRole('region', { name: 'Most worn' })).toBeNull();
  screen.getByText('No piece has a price yet. Give it one with “Edit” on its page.');
  await screen.findByText('Nothing has been here for a year yet.');
  page.close();
  api.world.clothes = Array.from({ length: 20 }, () => anItem({ category: 'scarf' }));
  const many = showApp();
  await many.user.click(await screen.findByRole('button', { name: 'Show all 20', expanded: false }));
  expect(section('Not worn').getAllByRole('link')).toHaveLength(20);
  await many.user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(section('Not worn').getAllByRole('link')).toHaveLength(12);
  many.close();
  api.world.clothes = [anItem({ archiveReason: 'sold' })];
  const { close } = showApp();
  await screen.findByText('Everything you have is in the archive.');
  close();
  api.world.clothes = [];
  showApp();
  await screen.findByText('There is nothing to count yet.');
  const link = screen.getByRole('link', { name: 'Upload your first piece' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=upload');
});

it('a piece that is worn elsewhere is worn in the statistics, whatever is cut out meanwhile, also after a reload', async () => {
  const { user, close, api } = await open();
  await screen.findByText(/^You wore 25%/);
  await user.click(section('Not worn').getByRole('link', { name: /^brown loafers/ }));
  await heading('brown loafers');
  await user.click(screen.getByRole('button', { name: 'Wore it today' }));
  await settled();
  expect(api.world.wears.get(loafers.id)).toEqual(['2026-11-10']);
  await act(() => tellOpenViews({ type: 'item.cutOut', item: { ...shirt, cutOut: { state: 'kept' } } }));
  await user.click(screen.getAllByRole('link', { name: 'Statistics' }).at(-1) as HTMLElement);
  await screen.findByText(/^You wore 50%/);
  close();
  showApp();
  await screen.findByText(/^You wore 50%/);
});
