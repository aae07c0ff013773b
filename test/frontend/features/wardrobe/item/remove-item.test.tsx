import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#frontend/features/session/session.ts';
import { keepTabValue, readTabValue } from '#frontend/lib/tab-values.ts';
import { ada, anItem, anOutfit, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { openOtherTab } from '../../../../support/fake/other-tab.ts';
import { findToast, openPage, settled, showApp } from '../../../../support/pages/open-page.tsx';
import { closePage } from '../../../../support/pages/wardrobe-page.tsx';

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const colors = ['white', 'red', 'blue'];
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
  const api = startFakeApi({ clothes: colors.map((color) => anItem({ color })) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const page = await openPage('/dashboard', { as: ada });
  await screen.findByRole('heading', { name: 'red shirt' });
  const ask = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    return within(screen.getByRole('alertdialog', { name: 'Delete this piece?' }));
  };
  const remove = async (name: string) =>
    page.user.click((await ask(name)).getByRole('button', { name: 'Delete' }));
  const deletions = () => api.requestsOf('wardrobe.removeItem');
  const undos = () => screen.getAllByRole('button', { name: 'Undo' });
  return { api, ...page, ask, remove, deletions, undos };
}

/**
 * Deletes the white item. While that request is running, the wardrobe is loaded again without the red item, which is
 * gone.
 */
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
  await waitFor(() => expect(titles()).toEqual(['blue shirt']));
  return { api, letGo };
}

describe('deleting an item', () => {
  it('asks first, and cancelling keeps it', async () => {
    const { api, user, ask } = await open();
    await user.click((await ask('red shirt')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']);
    expect(api.requestsOf('wardrobe.removeItem')).toEqual([]);
  });

  it('says in how many outfits it is', async () => {
    const { api, ask } = await open();
    const red = api.world.clothes.find(({ color }) => color === 'red')?.id ?? '';
    api.world.outfits = [
      anOutfit({ recommendedClothes: [red] }),
      anOutfit({ recommendedClothes: [red] }),
      anOutfit(),
    ];
    await (await ask('red shirt')).findByText(
      'Your red shirt and its photo will be gone for good. It is in 2 outfits, which will show the name in place of the photo.',
    );
  });

  it('is cancelled by Escape, and gives the focus back to where it was', async () => {
    const { api, user, ask } = await open();
    await ask('red shirt');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Delete red shirt'));
    expect(api.requestsOf('wardrobe.removeItem')).toEqual([]);
  });

  it('takes it out at once, says so, and it stays gone after a reload', async () => {
    const { api, remove, close } = await open();
    await remove('red shirt');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
    await findToast('Clothing item deleted');
    closePage();
    close();
    showApp();
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
    expect(api.world.clothes.map(({ color }) => color)).toEqual(['white', 'blue']);
  });

  it('can be undone for ten seconds, in which the server is not told', async () => {
    const { api, user, remove, deletions, undos } = await open();
    await remove('red shirt');
    await findToast('Clothing item deleted');
    await wait(undoMilliseconds - 1000);
    expect(deletions()).toEqual([]);
    for (const undo of undos()) await user.click(undo);
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
    await wait(undoMilliseconds);
    closePage();
    expect(deletions()).toEqual([]);
    expect(api.world.clothes).toHaveLength(3);
  });

  it('is told to the server after ten seconds, and can no longer be undone', async () => {
    const { api, remove, deletions } = await open();
    await remove('red shirt');
    await findToast('Clothing item deleted');
    await wait(undoMilliseconds);
    await waitFor(() => expect(api.world.clothes.map(({ color }) => color)).toEqual(['white', 'blue']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    closePage();
    await settled();
    expect(deletions()).toHaveLength(1);
    expect(titles()).toEqual(['blue shirt', 'white shirt']);
  });

  it('is undone by itself when there were two', async () => {
    const { api, user, remove, undos } = await open();
    await remove('red shirt');
    await findToast('Clothing item deleted');
    await remove('white shirt');
    await waitFor(() => expect(undos()).toHaveLength(2));
    // The newest message is at the top.
    await user.click(undos().at(-1) as HTMLElement);
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt']));
    await wait(undoMilliseconds);
    await waitFor(() => expect(api.world.clothes.map(({ color }) => color)).toEqual(['red', 'blue']));
    expect(titles()).toEqual(['blue shirt', 'red shirt']);
  });

  it('stays done when the wardrobe is read again before the server is told', async () => {
    const { api, remove } = await open();
    const otherTab = openOtherTab();
    await remove('red shirt');
    otherTab.change(['wardrobe']);
    await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(2));
    await settled();
    expect(titles()).toEqual(['blue shirt', 'white shirt']);
  });

  it('is told at once when another page is opened, which works with the wardrobe', async () => {
    const { api, user, remove, deletions } = await open();
    await remove('red shirt');
    await user.click(screen.getAllByRole('link', { name: 'Community' })[0] as HTMLElement);
    await waitFor(() => expect(deletions()).toHaveLength(1));
    await wait(undoMilliseconds);
    expect(deletions()).toHaveLength(1);
    expect(api.world.clothes).toHaveLength(2);
  });

  it('waits on the page of another item', async () => {
    const { user, remove, deletions, undos } = await open();
    await remove('red shirt');
    await user.click(screen.getByRole('link', { name: 'blue shirt' }));
    await screen.findByRole('heading', { level: 1, name: 'blue shirt' });
    expect(deletions()).toEqual([]);
    for (const undo of undos()) await user.click(undo);
    await user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
  });

  it('is told before signing out ends the session', async () => {
    const { api, remove } = await open();
    await remove('red shirt');
    await act(() => signOut(() => undefined));
    await waitFor(() => expect(api.world.clothes).toHaveLength(2));
  });

  it('that a closed page could not tell is told before the wardrobe is read anew', async () => {
    const api = startFakeApi({ clothes: colors.map((color) => anItem({ color })) });
    const red = api.world.clothes.find(({ color }) => color === 'red');
    keepTabValue(ada.userId, 'removed-items', [red?.id]);
    await openPage('/dashboard', { as: ada });
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
    expect(api.world.clothes).toHaveLength(2);
    expect(readTabValue(ada.userId, 'removed-items')).toBeNull();
  });

  it('that a closed page could not tell is not told in the session of another person', async () => {
    const api = startFakeApi({ clothes: colors.map((color) => anItem({ color })) });
    keepTabValue(ada.userId, 'removed-items', [api.world.clothes[0]?.id]);
    await openPage('/dashboard', { as: bob });
    await screen.findByText('No clothing items uploaded yet.');
    expect(api.requestsOf('wardrobe.removeItems')).toEqual([]);
    expect(readTabValue(ada.userId, 'removed-items')).toBeNull();
  });

  it('is told to other tabs, which read the wardrobe again', async () => {
    const { api, remove } = await open();
    const otherTab = openOtherTab();
    await remove('red shirt');
    await findToast('Clothing item deleted');
    expect(otherTab.heard).toEqual([]);
    await wait(undoMilliseconds);
    await waitFor(() => expect(otherTab.heard).toEqual([['wardrobe']]));
    api.world.clothes = [];
    otherTab.change(['wardrobe']);
    await screen.findByText('No clothing items uploaded yet.');
  });

  it('leaves the focus on the page, because the button is gone', async () => {
    const { remove } = await open();
    await remove('red shirt');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('is taken back in red when it fails', async () => {
    const { api, remove } = await open();
    api.fail('wardrobe.removeItem', 'internal');
    await remove('red shirt');
    await wait(undoMilliseconds);
    const toast = await findToast('Error');
    expect(toast.textContent).toContain('Failed to delete clothing item');
    expect(toast.className).toContain('bg-danger');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
  });

  it('of the page of an item is taken back in the wardrobe when it fails', async () => {
    const { api, user } = await open();
    api.fail('wardrobe.removeItem', 'internal');
    await user.click(screen.getByRole('link', { name: 'red shirt' }));
    await screen.findByRole('heading', { level: 1, name: 'red shirt' });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { level: 1, name: 'My Wardrobe' });
    expect(titles()).toEqual(['blue shirt', 'white shirt']);
    await wait(undoMilliseconds);
    expect((await findToast('Error')).textContent).toContain('Failed to delete clothing item');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
  });

  it('is taken back without a connection', async () => {
    const { api, remove } = await open();
    await remove('red shirt');
    api.goOffline();
    await wait(undoMilliseconds);
    expect((await findToast('Error')).textContent).toContain('Failed to delete clothing item');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
  });

  it('that was deleted elsewhere counts as done, and shows what else has changed', async () => {
    const { api, remove } = await open();
    api.world.clothes = api.world.clothes.filter(({ color }) => color === 'white');
    await remove('red shirt');
    await findToast('Clothing item deleted');
    await wait(undoMilliseconds);
    await waitFor(() => expect(titles()).toEqual(['white shirt']));
  });

  it('stays gone when the wardrobe is read again before it is deleted', async () => {
    const { letGo } = await readAgainMeanwhile();
    letGo();
    await waitFor(() => expect(titles()).toEqual(['blue shirt']));
  });

  it('that fails puts the item back once when the wardrobe was read again meanwhile', async () => {
    const { api, letGo } = await readAgainMeanwhile();
    api.fail('wardrobe.removeItem', 'internal');
    letGo();
    await findToast('Error');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
  });

  it('is told above the bars at the lower edge, which stay within reach', async () => {
    const { remove } = await open();
    await remove('red shirt');
    const list = (await findToast('Clothing item deleted')).closest<HTMLElement>('[data-sonner-toaster]');
    for (const offset of ['--offset-bottom', '--mobile-offset-bottom'])
      expect(list?.style.getPropertyValue(offset)).toContain('var(--bottom-bar) + var(--actions)');
  });

  it('that fails does not bring back another item that was deleted meanwhile', async () => {
    const { api, remove } = await open();
    const letGo = api.hold('wardrobe.removeItem');
    await remove('white shirt');
    await wait(undoMilliseconds);
    api.hold('wardrobe.removeItem')();
    await remove('blue shirt');
    await wait(undoMilliseconds);
    await waitFor(() => expect(api.world.clothes).toHaveLength(2));
    api.fail('wardrobe.removeItem', 'internal');
    letGo();
    await findToast('Error');
    await waitFor(() => expect(titles()).toEqual(['red shirt', 'white shirt']));
  });
});
