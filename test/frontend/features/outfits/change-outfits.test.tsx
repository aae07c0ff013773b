import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { findToast, showApp } from '../../../support/pages/open-page.tsx';
import { openOutfits, outfitTitles } from '../../../support/pages/outfits-page.tsx';

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
const visibility = (title: string) => screen.getByRole('switch', { name: `Public: ${title}` });

describe('deleting an outfit', () => {
  it('asks first, and cancelling keeps it', async () => {
    const { api, user, ask } = await open();
    const dialog = await ask('Second');
    dialog.getByText('Are you sure you want to delete this outfit? This action cannot be undone.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(outfitTitles()).toEqual(['Third', 'Second', 'First']);
    expect(api.requestsOf('outfits.removeOutfit')).toEqual([]);
  });

  it('takes it out at once, says so, and it stays gone after a reload', async () => {
    const { remove, reload } = await open();
    await remove('Second');
    await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'First']));
    await findToast('Outfit deleted');
    await reload();
    await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'First']));
  });

  it('is taken back in red when it fails', async () => {
    const { api, remove } = await open();
    api.fail('outfits.removeOutfit', 'internal');
    await remove('Second');
    const toast = await findToast('Error');
    expect(toast.textContent).toContain('Failed to delete outfit');
    expect(toast.className).toContain('bg-danger');
    await waitFor(() => expect(outfitTitles()).toEqual(['Third', 'Second', 'First']));
  });

  it('of the last one leaves the list empty', async () => {
    const { remove } = await open();
    for (const title of ['Third', 'Second', 'First']) {
      await remove(title);
      await waitFor(() => expect(outfitTitles()).not.toContain(title));
    }
    await screen.findByText('No outfits generated yet. Create your first outfit!');
  });
});

describe('the switch of an outfit', () => {
  it('makes a public outfit private and public again, and says so each time', async () => {
    const { user, reload } = await open();
    expect(visibility('Second').ariaChecked).toBe('true');
    await user.click(visibility('Second'));
    await findToast('Outfit made private');
    expect(visibility('Second').ariaChecked).toBe('false');
    await reload();
    await waitFor(() => expect(visibility('Second').ariaChecked).toBe('false'));
    expect(visibility('First').ariaChecked).toBe('true');
    await user.click(visibility('Second'));
    await findToast('Outfit shared publicly');
    expect(visibility('Second').ariaChecked).toBe('true');
  });

  it('is set back in red when that fails', async () => {
    const { api, user } = await open();
    api.fail('outfits.setVisibility', 'internal');
    await user.click(visibility('Second'));
    const toast = await findToast('Error');
    expect(toast.textContent).toContain('Failed to update outfit privacy');
    expect(toast.className).toContain('bg-danger');
    await waitFor(() => expect(visibility('Second').ariaChecked).toBe('true'));
  });

  it('that fails does not bring back an outfit that was deleted meanwhile', async () => {
    const { api, user, remove } = await open();
    const letGo = api.hold('outfits.setVisibility');
    api.fail('outfits.setVisibility', 'internal');
    await user.click(visibility('Second'));
    await remove('First');
    letGo();
    await findToast('Outfit deleted');
    expect(outfitTitles()).toEqual(['Third', 'Second']);
    expect(visibility('Second').ariaChecked).toBe('true');
  });
});
