import { act, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import type { World } from '../../../support/fake/world.ts';
import { findToast, openPage } from '../../../support/pages/open-page.tsx';

async function open(content: Partial<World> = {}) {
  const api = startFakeApi(content);
  const page = await openPage('/profile', { as: ada });
  await page.user.click(await screen.findByRole('button', { name: 'Your data' }));
  const button = await screen.findByRole('button', { name: 'Download everything' });
  const saved: { name: string; file: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:everything';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: blobs.at(-1) as Blob });
  });
  return { api, ...page, button, saved };
}

const filesOf = async (file: Blob | undefined) => {
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const shirt = anItem({ category: 'shirt', color: 'white' });
const dress = anItem({ category: 'dress' });
const outfit = anOutfit({ title: 'Röd / fest', outfitImageUrl: `${ada.userId}/1_outfit-board.webp` });

it('everything is one ZIP: a file a kind, photos and pictures by name, and a list; meanwhile it says how far it is', async () => {
  const { api, user, button, saved } = await open({
    clothes: [shirt, dress],
    outfits: [outfit],
    wears: new Map([[shirt.id, ['2024-02-01']]]),
  });
  const letGo = api.hold('images.signUrls');
  await user.click(button);
  const progress = await screen.findByRole('progressbar', { name: 'Collecting your data' });
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('20'));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // A second click does not start it twice.
  await user.click(button);
  act(letGo);
  await findToast('Your data was downloaded');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^wardrobe-everything-\d{4}-\d\d-\d\d\.zip$/),
  ]);
  const files = await filesOf(saved[0]?.file);
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'blocked-people.json',
    'calendar.json',
    'comments.json',
    'follows.json',
    'likes.json',
    'messages.json',
    'notification-settings.json',
    'notifications.json',
    'outfits.json',
    'photos/001_navy-dress.webp',
    'photos/002_white-shirt.webp',
    'pictures/001_Röd-fest.webp',
    'pinterest-board.json',
    'profile.json',
    'trips.json',
    'wardrobe.json',
    'worn-days.json',
  ]);
  const parsed = (name: string) => JSON.parse(files[name] ?? '');
  expect(files['photos/002_white-shirt.webp']).toBe(`The photo ${shirt.imageUrl}`);
  expect(parsed('wardrobe.json')).toMatchObject({
    format: 'wardrobe',
    items: [
      { photo: 'photos/001_navy-dress.webp' },
      { color: 'white', photo: 'photos/002_white-shirt.webp' },
    ],
  });
  expect(parsed('outfits.json')).toMatchObject([
    { title: 'Röd / fest', picture: 'pictures/001_Röd-fest.webp' },
  ]);
  expect(parsed('worn-days.json')).toEqual([{ date: '2024-02-01', itemIds: [shirt.id], outfitIds: [] }]);
  expect(parsed('profile.json')).toMatchObject({ email: 'ada@example.com', totalOutfits: 1 });
  for (const name of Object.keys(files).filter((each) => each.endsWith('.json')))
    expect(files['README.txt']).toContain(name);
});

it('a download that fails says why and can be tried again; a photo that is not there is named', async () => {
  const { user, button, saved, api } = await open({ clothes: [shirt, dress] });
  api.fail('messages.listConversations', 'request.invalid');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your data could not be downloaded. Something in the request was not right.',
  );
  expect(saved).toEqual([]);
  api.fail('messages.listConversations', null);
  const answer = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    String(url).startsWith(`/media/${dress.imageUrl}`)
      ? new Response(null, { status: 404 })
      : (answer?.(url, init) as Promise<Response>),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await findToast('Your data was downloaded')).textContent).toContain('One photo is missing');
  const files = await filesOf(saved[0]?.file);
  expect(files['photos/002_white-shirt.webp']).toBeDefined();
  expect(files['README.txt']).toContain('photos/001_navy-dress.webp');
});

it('the account is deleted by its word alone, and leads home, signed out, unless that fails', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  const word = dialog.getByRole('textbox', { name: 'Type “delete” to confirm' });
  expect(document.activeElement).toBe(word);
  await user.type(word, 'yes{Enter}');
  dialog.getByText('Please type “delete”.');
  expect(api.requestsOf('account.deleteAccount')).toEqual([]);
  api.fail('account.deleteAccount', 'internal');
  await user.clear(word);
  await user.type(word, ' Delete {Enter}');
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain('Your account was not deleted'),
  );
  api.fail('account.deleteAccount', null);
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await findToast('Your account was deleted');
  expect([...api.world.deleted]).toEqual([ada.userId]);
  expect(location.pathname).toBe('/');
  await screen.findByRole('link', { name: 'Get Started Free' });
});
