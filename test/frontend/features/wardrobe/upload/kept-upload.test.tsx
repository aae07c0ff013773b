import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, anItem, bob, photo } from '../../../../support/examples/made-up.ts';
import { closeTab, withDatabase } from '../../../../support/fake/database.ts';
import { endSession } from '../../../../support/fake/user-pool.ts';
import { findToast, openPage, settled, showApp } from '../../../../support/pages/open-page.tsx';
import {
  asksBeforeLeaving,
  detected,
  field,
  openUpload,
  previewNames,
  rowOf,
  submitButton,
} from '../../../../support/pages/upload-page.tsx';

withDatabase();

/** Opens the app in a new tab and switches to Upload New. */
async function openAgain() {
  const page = showApp();
  await page.user.click(await screen.findByRole('tab', { name: 'Upload New' }));
  return { ...page, submit: () => page.user.click(submitButton()) };
}
const kept = async () => {
  await settled();
  expect(asksBeforeLeaving()).toBe(false);
};

describe('photos that were chosen and not sent', () => {
  it('are there again in another tab, with what was said of each and of all, and can be sent', async () => {
    const { api, choose, type, user, close } = await openUpload();
    await choose(photo('coat.jpg'), photo('shirt.jpg', { bytes: 2000 }));
    await detected();
    await user.selectOptions(rowOf('coat.jpg').getByLabelText('Category'), 'trench-coat');
    await type('Brand (optional)', 'Acme');
    await kept();
    await closeTab(close);
    const looks = api.requestsOf('wardrobe.analyzeClothing').length;

    const { submit } = await openAgain();
    await screen.findByText('2 photos from before');
    expect(previewNames()).toEqual(['coat.jpg', 'shirt.jpg']);
    expect(rowOf('coat.jpg').values()).toEqual(['trench-coat', 'casual', 'navy']);
    expect(field('Brand (optional)').value).toBe('Acme');
    expect(api.requestsOf('wardrobe.analyzeClothing')).toHaveLength(looks);
    await submit();
    await findToast('Upload Complete');
    expect(api.world.clothes).toMatchObject([
      { category: 'trench-coat', brand: 'Acme' },
      { category: 'shirt', brand: 'Acme' },
    ]);
    expect([...api.world.files.values()].map(({ size }) => size)).toEqual([1000, 2000]);
    expect(screen.queryByText(/from before/)).toBeNull();
  });

  it('are there again after a visit to another page', async () => {
    const { choose, user } = await openUpload();
    await choose(photo());
    await detected();
    await user.click(screen.getAllByRole('link', { name: 'Calendar' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /Calendar/ });
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await user.click(await screen.findByRole('tab', { name: 'Upload New' }));
    await screen.findByText('1 photo from before');
    expect(previewNames()).toEqual(['shirt.jpg']);
  });

  it('can be dropped, and stay so', async () => {
    const { choose, close } = await openUpload();
    await choose(photo('1.jpg'), photo('2.jpg'));
    await detected();
    await closeTab(close);
    const { user, close: closeAgain } = await openAgain();
    await user.click(await screen.findByRole('button', { name: 'Drop them' }));
    expect(previewNames()).toEqual([]);
    await closeTab(closeAgain);
    await openAgain();
    await settled();
    expect(previewNames()).toEqual([]);
  });

  it('are gone once they were sent', async () => {
    const { fill, submit, close } = await openUpload();
    await fill(photo());
    await submit();
    await findToast('Clothing item uploaded successfully');
    await closeTab(close);
    await openAgain();
    await settled();
    expect(previewNames()).toEqual([]);
    expect(field('Category').value).toBe('');
  });

  it('are gone once the person has signed out, and nobody else is shown them', async () => {
    const { choose, close } = await openUpload();
    await choose(photo());
    await detected();
    await settled();
    act(endSession);
    await closeTab(close);
    for (const person of [bob, ada]) {
      const { user, close: closeNext } = await openPage('/dashboard', { as: person });
      await user.click(await screen.findByRole('tab', { name: 'Upload New' }));
      await settled();
      expect(previewNames()).toEqual([]);
      act(endSession);
      await closeTab(closeNext);
    }
    expect(localStorage.getItem('kept-values-of')).toBeNull();
  });
});

describe('an upload whose tab was closed', () => {
  it.each([
    ['a photo', photo()],
    ['a photo that was sent to be looked at', photo('IMG.HEIC', { type: 'image/heic' })],
  ])('before the answer came makes no second item of %s', async (_, file) => {
    const { api, fill, submit, close } = await openUpload();
    await fill(file);
    const letGo = api.hold('wardrobe.createItem');
    await submit();
    await waitFor(() => expect(api.requestsOf('wardrobe.createItem')).toHaveLength(1));
    await closeTab(close);
    // The server handles the request, but no page receives the answer.
    api.world.clothes.push(anItem({ imageUrl: String([...api.world.uploads][0]) }));
    api.goOffline();
    letGo();
    await settled();
    api.goOnline();

    await openAgain();
    await settled();
    expect(api.world.clothes).toHaveLength(1);
    expect(previewNames()).toEqual([]);
  });
});

describe('a browser that has no room', () => {
  it('says so, and asks before the page is left', async () => {
    const { IDBObjectStore } = await import('fake-indexeddb');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { choose, fill, submit } = await openUpload();
    await choose(photo());
    await screen.findByText(/^This browser has no room to keep your photos/);
    expect(asksBeforeLeaving()).toBe(true);
    await fill();
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(screen.queryByText(/^This browser has no room/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });
});
