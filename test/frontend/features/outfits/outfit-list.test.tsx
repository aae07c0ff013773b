import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOutfit, bob } from '../../../support/examples/made-up.ts';
import { openOtherTab } from '../../../support/fake/other-tab.ts';
import { findToast, settled, showApp } from '../../../support/pages/open-page.tsx';
import { openOutfits, outfitTitles } from '../../../support/pages/outfits-page.tsx';

it('My Outfits say that there are none, and an empty wardrobe cannot be built of', async () => {
  await openOutfits();
  await screen.findByText('No outfits generated yet. Create your first outfit!');
  expect(screen.queryByRole('button', { name: 'Build one yourself' })).toBeNull();
});

it('My Outfits are loaded, one’s own, newest first, with the piece of their title, in step with other tabs', async () => {
  const outfit = anOutfit({ title: 'A Touch of Red' });
  const [first] = outfit.aiAnalysis.outfitVisualization.items;
  outfit.aiAnalysis.outfitVisualization.items = ['white', 'black', 'gray', 'navy', 'red'].map((color) => ({
    ...(first as NonNullable<typeof first>),
    itemId: crypto.randomUUID(),
    color,
    imageUrl: `${outfit.userId}/1_${color}.jpg`,
  }));
  const { api, user, letGo } = await openOutfits(
    { outfits: [outfit, anOutfit({ title: 'A stranger’s', userId: bob.userId }), anOutfit()] },
    { held: true },
  );
  await screen.findByRole('status', { name: 'Loading outfits' });
  letGo();
  await waitFor(() => expect(outfitTitles()).toEqual(['Quiet Navy', outfit.title]));
  expect(screen.queryByRole('status', { name: 'Loading outfits' })).toBeNull();
  const card = screen.getByRole('heading', { name: outfit.title }).closest('button');
  await waitFor(() => expect(card?.querySelectorAll('img')).toHaveLength(4));
  expect(card?.querySelector('img[src*="_red.jpg"]')).not.toBeNull();

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
  const { api, user } = await openOutfits({ outfits }, { failing: true });
  const tryAgain = async () => {
    const notice = within(await screen.findByRole('alert'));
    notice.getByText(/^Failed to load/);
    api.fail('outfits.listOutfits', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
  };
  await tryAgain();
  await waitFor(() => expect(outfitTitles()).toEqual(titles.slice(0, 24)));
  api.fail('outfits.listOutfits', 'request.invalid');
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
  api.fail('outfits.removeOutfit', 'internal');
  await remove('Second');
  const toast = await findToast('Error');
  expect(toast.textContent).toContain('Failed to delete outfit');
  expect(toast.className).toContain('bg-danger');
  await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'Second', 'First']));
  api.fail('outfits.removeOutfit', null);
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
});

it('the switch of an outfit makes it private and public, or is set back in red, and revives no deleted outfit', async () => {
  const { api, user, remove, reload } = await open();
  const isPublic = (title: string) =>
    screen.getByRole('switch', { name: `Public: ${title}` }).ariaChecked === 'true';
  const turn = () => user.click(screen.getByRole('switch', { name: 'Public: Second' }));
  const letGo = api.hold('outfits.setVisibility');
  api.fail('outfits.setVisibility', 'internal');
  await turn();
  expect(isPublic('Second')).toBe(false);
  await remove('First');
  letGo();
  const toast = await findToast('Error');
  expect(toast.textContent).toContain('Failed to update outfit privacy');
  expect(toast.className).toContain('bg-danger');
  await findToast('Outfit deleted');
  expect(outfitTitles()).toEqual(['Third', 'Second']);
  expect(isPublic('Second')).toBe(true);

  api.fail('outfits.setVisibility', null);
  await turn();
  await findToast('Outfit made private');
  expect(isPublic('Second')).toBe(false);
  await reload();
  await waitFor(() => expect([isPublic('Third'), isPublic('Second')]).toEqual([true, false]));
  await turn();
  await findToast('Outfit shared publicly');
  expect(isPublic('Second')).toBe(true);
});
