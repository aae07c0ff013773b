import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
} from '../../../../support/pages/wardrobe-page.tsx';

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

it('photos that were chosen and not sent are there again after a visit to another page or in another tab, with what was said of each and of all, until they are sent or dropped', async () => {
  const { api, choose, type, user, close } = await openUpload();
  await choose(photo('coat.jpg'), photo('shirt.jpg', { bytes: 2000 }));
  await detected();
  await user.selectOptions(rowOf('coat.jpg').getByLabelText('Category'), 'trench-coat');
  await type('Brand (optional)', 'Acme');
  await kept();
  await user.click(screen.getAllByRole('link', { name: 'Calendar' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: /Calendar/ });
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
  await user.click(await screen.findByRole('tab', { name: 'Upload New' }));
  await screen.findByText('2 photos from before');
  await closeTab(close);
  const looks = api.requestsOf('wardrobe.analyzeClothing').length;

  const { submit, close: closeAgain } = await openAgain();
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
  await closeTab(closeAgain);
  const third = await openAgain();
  await settled();
  expect(previewNames()).toEqual([]);
  expect(field('Brand (optional)').value).toBe('');

  await choose(photo());
  await detected();
  await kept();
  await closeTab(third.close);
  const fourth = await openAgain();
  await screen.findByText('1 photo from before');
  await fourth.user.click(screen.getByRole('button', { name: 'Drop it' }));
  expect(previewNames()).toEqual([]);
  await closeTab(fourth.close);
  await openAgain();
  await settled();
  expect(previewNames()).toEqual([]);
});

it('photos that were chosen and not sent are gone once the person has signed out, and nobody else is shown them', async () => {
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

it('an upload whose tab was closed before the answer came makes no second items', async () => {
  const { api, fill, submit, close } = await openUpload();
  // A HEIC photo is sent before it is looked at.
  await fill(photo(), photo('IMG.HEIC', { type: 'image/heic' }));
  const letGo = api.hold('wardrobe.createItem');
  await submit();
  await waitFor(() => expect(api.requestsOf('wardrobe.createItem')).toHaveLength(2));
  await closeTab(close);
  // The server handles the requests, but no page receives the answers.
  for (const imageUrl of api.world.uploads) api.world.clothes.push(anItem({ imageUrl }));
  api.goOffline();
  letGo();
  await settled();
  api.goOnline();

  await openAgain();
  await settled();
  expect(api.world.clothes).toHaveLength(2);
  expect(previewNames()).toEqual([]);
});

it('a browser that has no room says so, and asks before the page is left', async () => {
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
