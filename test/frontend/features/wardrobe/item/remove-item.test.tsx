import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signOut } from '#frontend/features/session/session.ts';
import { keepTabValue, readTabValue } from '#frontend/lib/tab-values.ts';
import { ada, anItem, anOutfit, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { openOtherTab } from '../../../../support/fake/other-tab.ts';
import { endSession } from '../../../../support/fake/user-pool.ts';
import {
  findError,
  findToast,
  openPage,
  settled,
  showApp,
  visit,
} from '../../../../support/pages/open-page.tsx';
import { closePage } from '../../../../support/pages/wardrobe-page.tsx';

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const colors = ['white', 'red', 'blue'];
const all = ['blue shirt', 'red shirt', 'white shirt'];
const undoMilliseconds = 10_000;
/** Lets this much time pass. */
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
afterEach(async () => {
  closePage();
  await settled();
  // Let the exit animations of the toasts end before the next test.
  if (vi.isFakeTimers()) await wait(1000);
});

async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const page = await visit('/dashboard', { clothes: colors.map((color) => anItem({ color })) });
  await screen.findByRole('heading', { name: 'red shirt' });
  const ask = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    return within(screen.getByRole('alertdialog', { name: 'Delete this piece?' }));
  };
  const remove = async (name: string) =>
    page.user.click((await ask(name)).getByRole('button', { name: 'Delete' }));
  const deletions = () => page.api.requestsOf('wardrobe.removeItem');
  const undos = () => screen.getAllByRole('button', { name: 'Undo' });
  return { ...page, ask, remove, deletions, undos };
}

/** Deletes the white item. Meanwhile the wardrobe is loaded again, without the red item, which is gone. */
async function readAgainMeanwhile() {
  const { api, remove, deletions } = await open();
  const letGo = api.hold('wardrobe.removeItem');
  await remove('white shirt');
  await wait(undoMilliseconds);
  expect(deletions()).toHaveLength(1);
  api.hold('wardrobe.removeItem')();
  api.world.clothes = api.world.clothes.filter(({ color }) => color !== 'red');
  await remove('red shirt');
  await wait(undoMilliseconds);
  // The red item counts as deleted, and the wardrobe is read again.
  await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(2));
  await settled();
  expect(titles()).toEqual(['blue shirt']);
  return { api, letGo };
}

const findTitles = (...names: string[]) => waitFor(() => expect(titles()).toEqual(names));

it('deleting an item asks first, and can be undone for ten seconds, in which the server is not told', async () => {
  const { api, user, ask, remove, deletions, undos } = await open();
  const red = api.world.clothes.find(({ color }) => color === 'red')?.id ?? '';
  const withRed = anOutfit({ recommendedClothes: [red] });
  api.world.outfits = [withRed, { ...withRed, id: crypto.randomUUID() }, anOutfit()];
  const question = await ask('red shirt');
  await question.findByText(
    'Your red shirt and its photo will be deleted. It is in 2 outfits, which will show the name in place of the photo.',
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await ask('red shirt');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Delete red shirt'));
  expect(titles()).toEqual(all);

  await remove('red shirt');
  await findTitles('blue shirt', 'white shirt');
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await findToast('Clothing item deleted');
  await wait(undoMilliseconds - 1000);
  for (const undo of undos()) await user.click(undo);
  await findTitles(...all);
  await wait(undoMilliseconds);
  closePage();
  expect(deletions()).toEqual([]);
  expect(api.world.clothes).toHaveLength(3);
});

it('deleting an item is told to the server and to other tabs after ten seconds, and can no longer be undone', async () => {
  const { api, remove, deletions, close } = await open();
  const otherTab = openOtherTab();
  await remove('red shirt');
  await findToast('Clothing item deleted');
  // The wardrobe that is read again meanwhile still has the item.
  otherTab.change(['wardrobe']);
  await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(2));
  await settled();
  expect(titles()).toEqual(['blue shirt', 'white shirt']);
  expect(otherTab.heard).toEqual([]);
  await wait(undoMilliseconds);
  await waitFor(() => expect(otherTab.heard).toEqual([['wardrobe']]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  closePage();
  await settled();
  expect(deletions()).toHaveLength(1);
  expect(api.world.clothes.map(({ color }) => color)).toEqual(['white', 'blue']);
  close();
  showApp();
  await findTitles('blue shirt', 'white shirt');
});

it('deleting an item is undone by itself when there were two, and told before signing out ends the session', async () => {
  const { api, user, remove, undos } = await open();
  await remove('red shirt');
  await findToast('Clothing item deleted');
  await remove('white shirt');
  await waitFor(() => expect(undos()).toHaveLength(2));
  // The newest message is at the top.
  await user.click(undos().at(-1) as HTMLElement);
  await findTitles('blue shirt', 'red shirt');
  await wait(undoMilliseconds);
  await waitFor(() => expect(api.world.clothes.map(({ color }) => color)).toEqual(['red', 'blue']));
  expect(titles()).toEqual(['blue shirt', 'red shirt']);
  await remove('red shirt');
  await act(() => signOut(() => undefined));
  await waitFor(() => expect(api.world.clothes).toHaveLength(1));
});

it('deleting an item waits on the page of another item, and is told at once on pages that work with the wardrobe', async () => {
  const { api, user, remove, deletions, undos } = await open();
  await remove('red shirt');
  await user.click(screen.getByRole('link', { name: 'blue shirt' }));
  await screen.findByRole('heading', { level: 1, name: 'blue shirt' });
  expect(deletions()).toEqual([]);
  for (const undo of undos()) await user.click(undo);
  await user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
  await findTitles(...all);
  await remove('red shirt');
  await user.click(screen.getAllByRole('link', { name: 'Community' })[0] as HTMLElement);
  await waitFor(() => expect(deletions()).toHaveLength(1));
  await wait(undoMilliseconds);
  expect(deletions()).toHaveLength(1);
  expect(api.world.clothes).toHaveLength(2);
});

it('deleting an item that a closed page could not tell is told before the wardrobe is read anew, but not for another person', async () => {
  const api = startFakeApi({ clothes: colors.map((color) => anItem({ color })) });
  keepTabValue(ada.userId, 'removed-items', [api.world.clothes[1]?.id]);
  const { close } = await openPage('/dashboard', { as: ada });
  await findTitles('blue shirt', 'white shirt');
  expect(api.world.clothes).toHaveLength(2);
  expect(readTabValue(ada.userId, 'removed-items')).toBeNull();
  close();
  endSession();
  keepTabValue(ada.userId, 'removed-items', [api.world.clothes[0]?.id]);
  await openPage('/dashboard', { as: bob });
  await screen.findByText('No clothing items uploaded yet.');
  expect(api.requestsOf('wardrobe.removeItems')).toHaveLength(1);
  expect(readTabValue(ada.userId, 'removed-items')).toBeNull();
});

it('deleting an item is taken back in red when it fails, on the page of the item, too, and without a connection', async () => {
  const { api, user, remove } = await open();
  api.fail('wardrobe.removeItem', 'internal');
  await remove('red shirt');
  await wait(undoMilliseconds);
  await findError('Failed to delete clothing item');
  await findTitles(...all);

  await user.click(screen.getByRole('link', { name: 'red shirt' }));
  await screen.findByRole('heading', { level: 1, name: 'red shirt' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { level: 1, name: 'My Wardrobe' });
  expect(titles()).toEqual(['blue shirt', 'white shirt']);
  await wait(undoMilliseconds);
  await findTitles(...all);

  await remove('red shirt');
  await findTitles('blue shirt', 'white shirt');
  api.goOffline();
  await wait(undoMilliseconds);
  await findTitles(...all);
});

it('deleting an item stays done when the wardrobe was read again meanwhile', async () => {
  const { letGo } = await readAgainMeanwhile();
  letGo();
  await settled();
  expect(titles()).toEqual(['blue shirt']);
});

it('deleting an item that fails puts back that item once, and no other, when the wardrobe was read again meanwhile', async () => {
  const { api, letGo } = await readAgainMeanwhile();
  api.fail('wardrobe.removeItem', 'internal');
  letGo();
  await findToast('Error');
  await findTitles('blue shirt', 'white shirt');
});
