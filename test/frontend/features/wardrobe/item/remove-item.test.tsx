import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anItem, anOutfit } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { openOtherTab } from '../../../../support/fake/other-tab.ts';
import { findToast, openPage, showApp } from '../../../../support/pages/open-page.tsx';

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const colors = ['white', 'red', 'blue'];

async function open() {
  const api = startFakeApi({ clothes: colors.map((color) => anItem({ color })) });
  const page = await openPage('/dashboard', { as: ada });
  await screen.findByRole('heading', { name: 'red shirt' });
  const ask = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    return within(screen.getByRole('alertdialog', { name: 'Delete this piece?' }));
  };
  const remove = async (name: string) =>
    page.user.click((await ask(name)).getByRole('button', { name: 'Delete' }));
  return { api, ...page, ask, remove };
}

/** The white item is being deleted while the wardrobe is read again, in which the red one is gone. */
async function readAgainMeanwhile() {
  const { api, remove } = await open();
  const letGo = api.hold('wardrobe.removeItem');
  await remove('white shirt');
  api.hold('wardrobe.removeItem')();
  api.world.clothes = api.world.clothes.filter(({ color }) => color !== 'red');
  await remove('red shirt');
  await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
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
    const { remove, close } = await open();
    await remove('red shirt');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
    await findToast('Clothing item deleted');
    close();
    showApp();
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'white shirt']));
  });

  it('is told to other tabs, which read the wardrobe again', async () => {
    const { api, remove } = await open();
    const otherTab = openOtherTab();
    await remove('red shirt');
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
    const toast = await findToast('Error');
    expect(toast.textContent).toContain('Failed to delete clothing item');
    expect(toast.className).toContain('bg-danger');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
  });

  it('is taken back without a connection', async () => {
    const { api, remove } = await open();
    api.goOffline();
    await remove('red shirt');
    expect((await findToast('Error')).textContent).toContain('Failed to delete clothing item');
    await waitFor(() => expect(titles()).toEqual(['blue shirt', 'red shirt', 'white shirt']));
  });

  it('that was deleted elsewhere counts as done, and shows what else has changed', async () => {
    const { api, remove } = await open();
    api.world.clothes = api.world.clothes.filter(({ color }) => color === 'white');
    await remove('red shirt');
    await findToast('Clothing item deleted');
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
    expect(titles()).toEqual(['blue shirt', 'white shirt']);
  });

  it('is told below the header of a small screen, whose menu stays within reach', async () => {
    const { remove } = await open();
    await remove('red shirt');
    const list = (await findToast('Clothing item deleted')).closest<HTMLElement>('[data-sonner-toaster]');
    for (const offset of ['--offset-top', '--mobile-offset-top'])
      expect(list?.style.getPropertyValue(offset)).toBe('4.75rem');
  });

  it('that fails does not bring back another item that was deleted meanwhile', async () => {
    const { api, remove } = await open();
    const letGo = api.hold('wardrobe.removeItem');
    await remove('white shirt');
    api.hold('wardrobe.removeItem')();
    await remove('blue shirt');
    await findToast('Clothing item deleted');
    api.fail('wardrobe.removeItem', 'internal');
    letGo();
    await findToast('Error');
    await waitFor(() => expect(titles()).toEqual(['red shirt', 'white shirt']));
  });
});
