import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOutfit, bob, clothesOf } from '../../../support/examples/made-up.ts';
import { openOtherTab } from '../../../support/fake/other-tab.ts';
import {
  findError,
  findToast,
  goTo,
  settled,
  showApp,
  type Visit,
  visit,
} from '../../../support/pages/open-page.tsx';
import { leave, openOutfits, outfitTitles, skipTour } from '../../../support/pages/outfits-page.tsx';

it('My Outfits are loaded, one’s own, newest first, laid flat, in step with other tabs', async () => {
  const outfit = anOutfit({ title: 'A Touch of Red' });
  const [first] = outfit.aiAnalysis.outfitVisualization.items;
  outfit.aiAnalysis.outfitVisualization.items = ['white', 'black', 'gray', 'navy', 'red'].map((color) => ({
    ...(first as NonNullable<typeof first>),
    itemId: crypto.randomUUID(),
    color,
    imageUrl: `${outfit.userId}/1_${color}.jpg`,
  }));
  const { api, user, letGo } = await openOutfits(
    {
      clothes: clothesOf(outfit),
      outfits: [outfit, anOutfit({ title: 'A stranger’s', userId: bob.userId }), anOutfit()],
    },
    { held: 'outfits.listOutfits' },
  );
  await screen.findByRole('status', { name: 'Loading outfits' });
  letGo();
  await waitFor(() => expect(outfitTitles()).toEqual(['Quiet Navy', outfit.title]));
  expect(screen.queryByRole('status', { name: 'Loading outfits' })).toBeNull();
  const card = screen.getByRole('heading', { name: outfit.title }).closest('button');
  await waitFor(() => expect(card?.querySelectorAll('img')).toHaveLength(5));

  const otherTab = openOtherTab();
  await user.click(screen.getByRole('switch', { name: 'Public: Quiet Navy' }));
  await waitFor(() => expect(otherTab.heard).toEqual([['calendar'], ['outfits']]));
  await settled();
  expect(api.requestsOf('outfits.listOutfits')).toHaveLength(1);
  api.world.outfits = [anOutfit({ title: 'Made elsewhere' })];
  otherTab.change(['outfits']);
  await waitFor(() => expect(outfitTitles()).toEqual(['Made elsewhere']));
});

it('My Outfits come a page at a time, and any page that cannot be loaded can be asked for again', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `No. ${60 - index}`);
  const outfits = titles.toReversed().map((title) => anOutfit({ title }));
  const { api, user } = await openOutfits({ outfits }, { failing: 'outfits.listOutfits' });
  const tryAgain = async () => {
    const notice = within(await screen.findByRole('alert'));
    notice.getByText(/^Failed to load/);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
  };
  await tryAgain();
  await waitFor(() => expect(outfitTitles()).toEqual(titles.slice(0, 24)));
  api.failOnce('outfits.listOutfits', 'request.invalid');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('alert');
  expect(outfitTitles()).toHaveLength(24);
  await tryAgain();
  await waitFor(() => expect(outfitTitles()).toEqual(titles.slice(0, 48)));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(outfitTitles()).toEqual(titles));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

async function open() {
  const page = await openOutfits({
    outfits: [anOutfit({ title: 'First' }), anOutfit({ title: 'Second' }), anOutfit({ title: 'Third' })],
  });
  await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'Second', 'First']));
  const ask = async (title: string) => {
    await page.user.click(screen.getByRole('button', { name: `Delete ${title}` }));
    return within(screen.getByRole('alertdialog'));
  };
  return {
    ...page,
    ask,
    remove: async (title: string) =>
      page.user.click((await ask(title)).getByRole('button', { name: 'Delete' })),
    async reload() {
      page.close();
      const { user } = showApp();
      await user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
    },
  };
}

it('an outfit is deleted at once after a question, also after a reload, and comes back when that fails', async () => {
  const { api, user, ask, remove, reload } = await open();
  const dialog = await ask('Second');
  dialog.getByText('Are you sure you want to delete this outfit? This action cannot be undone.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.requestsOf('outfits.removeOutfit')).toEqual([]);
  api.failOnce('outfits.removeOutfit', 'internal');
  await remove('Second');
  await findError('Failed to delete outfit');
  await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'Second', 'First']));
  await remove('Second');
  await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'First']));
  await findToast('Outfit deleted');
  await reload();
  await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'First']));
  for (const title of ['Third', 'First']) {
    await remove(title);
    await waitFor(() => expect(outfitTitles()).not.toContain(title));
  }
  await screen.findByText('No outfits generated yet. Create your first outfit!');
  // Of an empty wardrobe, none can be built.
  expect(screen.queryByRole('button', { name: 'Build one yourself' })).toBeNull();
});

it('the switch of an outfit makes it private and public, or is set back in red, and revives no deleted outfit', async () => {
  const { api, user, remove, reload } = await open();
  const isPublic = (title: string) =>
    screen.getByRole('switch', { name: `Public: ${title}` }).ariaChecked === 'true';
  const turn = () => user.click(screen.getByRole('switch', { name: 'Public: Second' }));
  const letGo = api.hold('outfits.setVisibility');
  api.failOnce('outfits.setVisibility', 'internal');
  await turn();
  expect(isPublic('Second')).toBe(false);
  await remove('First');
  letGo();
  await findError('Failed to update outfit privacy');
  await findToast('Outfit deleted');
  expect(outfitTitles()).toEqual(['Third', 'Second']);
  expect(isPublic('Second')).toBe(true);

  await turn();
  await findToast('Outfit made private');
  expect(isPublic('Second')).toBe(false);
  await reload();
  await waitFor(() => expect([isPublic('Third'), isPublic('Second')]).toEqual([true, false]));
  await turn();
  await findToast('Outfit shared publicly');
  await screen.findByText('Others see the outfit with your name and the words of your request.');
  expect(isPublic('Second')).toBe(true);
});

const navy = anOutfit();
const address = () => location.pathname + location.search;

const openAt = (path: string, options: Visit = {}, outfits = [navy]) => {
  skipTour();
  return visit(path, { outfits }, options);
};

it('the address of an outfit opens it over the list, closing it leads to the list, and a card sets it', async () => {
  const { user } = await openAt(`/outfits?outfit=${navy.id}`);
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await leave(user);
  expect(address()).toBe('/outfits?tab=outfits');
  screen.getByRole('tab', { name: 'My Outfits', selected: true });
  await user.click(await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' }));
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  expect(new URLSearchParams(location.search).get('outfit')).toBe(navy.id);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/outfits?tab=outfits');
});

it('the address of an outfit opens one that the list has not reached', async () => {
  const others = Array.from({ length: 30 }, (_, at) => anOutfit({ title: `Outfit ${at}` }));
  await openAt(`/outfits?outfit=${navy.id}`, {}, [navy, ...others]);
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).length).toBeGreaterThan(20),
  );
  expect(screen.queryAllByRole('heading', { level: 3, name: 'Quiet Navy', hidden: true })).toEqual([]);
});

it('the address of an outfit says so where the outfit is gone, or cannot be one', async () => {
  const { user } = await openAt(`/outfits?outfit=${crypto.randomUUID()}`);
  for (const next of ['/outfits?outfit=x', null]) {
    await screen.findByRole('dialog', { name: 'Not among your outfits' });
    screen.getByText('It was deleted, or it belongs to somebody else.');
    await leave(user);
    expect(address()).toBe('/outfits?tab=outfits');
    if (next) goTo(next);
  }
});

it('the address of an outfit says that the outfit is being read, and when it could not be', async () => {
  const { api, user, letGo } = await openAt(`/outfits?outfit=${navy.id}`, {
    failing: 'outfits.listOutfits',
    held: 'outfits.getOutfit',
  });
  api.failOnce('outfits.getOutfit', 'auth.required');
  await screen.findByRole('dialog', { name: 'Loading...' });
  letGo();
  await screen.findByText('Failed to load the outfit');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
});

it('many outfits stand by their months and are searched by title, mood and piece, also those not loaded yet', async () => {
  const named = (title: string, createdAt: string) => anOutfit({ title, createdAt });
  const { user } = await openOutfits({
    outfits: [
      named('Opera Night', '2026-09-03T12:00:00Z'),
      ...Array.from({ length: 30 }, (_, at) => named(`Plain ${at}`, `2026-10-0${1 + (at % 9)}T12:00:00Z`)),
    ],
  });
  await screen.findByRole('heading', { level: 2, name: 'October 2026' });
  expect(screen.queryByRole('heading', { name: 'Opera Night' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Title, mood or piece' }), 'opera');
  await waitFor(() => expect(outfitTitles()).toEqual(['Opera Night']));
  screen.getByRole('heading', { level: 2, name: 'September 2026' });
  await user.type(screen.getByRole('searchbox', { name: 'Title, mood or piece' }), ' gala');
  await screen.findByText('No outfit is called that.');
});
