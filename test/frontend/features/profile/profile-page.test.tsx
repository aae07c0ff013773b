import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { leaveApp } from '#frontend/lib/leave-app.ts';
import type { Profile } from '#shared/contract/profile';
import { ada, anItem, anOutfit, bob, photo } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { endSession } from '../../../support/fake/user-pool.ts';
import type { World } from '../../../support/fake/world.ts';
import { findToast, heading, openPage, settled, visit } from '../../../support/pages/open-page.tsx';

const bobs = anOutfit({ userId: bob.userId, title: 'Bob in Brown' });
const own = anOutfit({ title: 'Quiet Navy' });
const hidden = anOutfit({ title: 'Only Mine', isPublic: false });
const people = { profiles: new Map([[bob.userId, { displayName: 'Bob' }]]) };
const social = {
  followers: new Set([bob.userId]),
  likes: [
    { userId: bob.userId, outfitId: own.id },
    { userId: ada.userId, outfitId: bobs.id },
  ],
};
const content = () => ({ outfits: [own, hidden, bobs], ...people, social: structuredClone(social) });
const shownTitles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('the profile has the counters, a tab each for own, liked and private outfits, and who follows', async () => {
  const { api, user } = await visit('/profile', {
    ...content(),
    profiles: new Map<string, Partial<Profile>>([...people.profiles, [ada.userId, { bodyType: 'tall' }]]),
  });
  await heading('ada@example.com');
  await screen.findByRole('button', { name: '1 follower' });
  const counters = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
  expect(counters).toEqual([
    ['Total Outfits', '2'],
    ['Public Outfits', '1'],
    ['Total Likes', '1'],
    ['Liked Outfits', '1'],
  ]);
  screen.getByRole('button', { name: '0 following' });
  await screen.findByRole('list', { name: 'All my outfits' });
  expect(shownTitles('All my outfits').toSorted()).toEqual(['Only Mine', 'Quiet Navy']);
  await settled();
  for (const name of ['community.getOwnTotals', 'outfits.listOutfits', 'wardrobe.listItems'] as const)
    expect(api.requestsOf(name)).toHaveLength(1);
  expect(api.requestsOf('styling.readStyling')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Personalization' }));
  expect(await screen.findByLabelText('Body type')).toHaveProperty('value', 'tall');

  await user.click(screen.getByRole('button', { name: '1 follower' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
  expect((await dialog.findByRole('link', { name: 'Bob' })).getAttribute('href')).toBe(
    `/people/${bob.userId}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Follow Bob' }));
  await findToast('Now following user');
  dialog.getByRole('button', { name: 'Following Bob' });
  expect([...api.world.following]).toEqual([bob.userId]);
  await screen.findByRole('button', { name: '1 following', hidden: true });
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('tab', { name: 'Liked' }));
  await screen.findByRole('list', { name: 'Liked outfits' });
  expect(shownTitles('Liked outfits')).toEqual(['Bob in Brown']);
  await user.click(screen.getByRole('tab', { name: 'Private' }));
  await screen.findByRole('list', { name: 'Private outfits' });
  expect(shownTitles('Private outfits')).toEqual(['Only Mine']);
  expect(location.search).toBe('?tab=private');
  const privateOnes = within(screen.getByRole('list', { name: 'Private outfits' }));
  await user.click(privateOnes.getByRole('button', { name: /^Only Mine/ }));
  await screen.findByRole('dialog', { name: 'Only Mine' });
  expect(new URLSearchParams(location.search).get('outfit')).toBe(hidden.id);
});

it('the profile says what is missing or does not come, and that a session is needed', async () => {
  const api = startFakeApi();
  api.failOnce('outfits.listOutfits', 'request.invalid');
  api.fail('community.listLikedOutfits', 'request.invalid');
  const { user } = await openPage('/profile', { as: ada });
  const tryAgain = async (failed: string) => {
    await screen.findByText(failed);
    if (failed.includes('liked')) api.fail('community.listLikedOutfits', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  };
  await tryAgain('Failed to load outfits');
  await screen.findByText('No outfits generated yet. Create your first outfit!');
  await user.click(screen.getByRole('tab', { name: 'Liked' }));
  await tryAgain('Failed to load liked outfits');
  await screen.findByText('No liked outfits yet. Those that you like are kept here.');
  await user.click(screen.getByRole('tab', { name: 'Private' }));
  await screen.findByText('No private outfits. What you make private is kept here, for you alone.');
  act(() => endSession());
  await screen.findByText('Please log in to view your profile.');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' });
  expect(link.getAttribute('href')).toBe('/auth');
});

vi.mock('#frontend/lib/leave-app.ts', () => ({ leaveApp: vi.fn() }));

const avatar = () => document.querySelector('header img');

it('the profile gets another name if that is long enough, another language, theme and photo', async () => {
  const { user, api } = await visit('/profile');
  const opener = await screen.findByRole('button', { name: 'Edit profile' });
  await waitFor(() => expect(opener).toHaveProperty('ariaDisabled', null));
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  await dialog.findByLabelText('Display name');
  for (const theme of ['dark', 'light']) {
    await user.click(dialog.getByRole('button', { name: theme }));
    expect(document.documentElement.dataset['theme']).toBe(theme);
  }
  dialog.getByRole('button', { name: 'English', pressed: true });
  await user.click(dialog.getByRole('button', { name: 'Svenska' }));
  await waitFor(() => expect(leaveApp).toHaveBeenCalledExactlyOnceWith('?language=sv'));
  expect(api.world.profiles.get(ada.userId)?.language).toBe('sv');

  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  await anyFile.upload(dialog.getByLabelText('Choose a photo'), photo('me.svg', { type: 'image/svg+xml' }));
  await findToast('Failed to update photo');
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  api.failOnce('profile.setAvatar', 'upload.invalid_file');
  await user.upload(dialog.getByLabelText('Choose a photo'), photo('me.jpg'));
  await waitFor(() => expect(screen.getAllByText('Failed to update photo')).toHaveLength(2));
  expect(avatar()).toBeNull();
  await user.upload(dialog.getByLabelText('Choose a photo'), photo('me.jpg'));
  await findToast('Photo updated');
  expect(avatar()?.getAttribute('src')).toContain('me.jpg');
  await user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await findToast('Photo removed');
  expect(avatar()).toBeNull();

  const name = dialog.getByLabelText('Display name');
  await user.clear(name);
  await user.type(name, 'A');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  dialog.getByText('Display name must be at least 2 characters');
  expect(api.requestsOf('profile.updateProfile')).toHaveLength(1);
  await user.type(name, 'ugusta');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  await findToast('Profile saved');
  expect(api.world.profiles.get(ada.userId)?.displayName).toBe('Augusta');
  await screen.findByText('Augusta');
});

it('the profile unblocks people, and switches off a kind of notification, which stays on where that fails', async () => {
  const { api, user } = await visit('/profile', { blocked: new Set(['b1']) });
  await user.click(await screen.findByRole('button', { name: 'Blocked people' }));
  const section = await screen.findByRole('region', { name: 'Blocked people' });
  await user.click(await within(section).findByRole('button', { name: 'Unblock Bea' }));
  await findToast('Unblocked');
  await within(section).findByText('You have blocked nobody.');
  expect(api.requestsOf('safety.unblockUser')).toHaveLength(1);

  await user.click(await screen.findByRole('button', { name: 'Notification settings' }));
  const likes = await screen.findByRole('switch', { name: 'Somebody likes one of my outfits' });
  await waitFor(() => expect(likes.getAttribute('aria-checked')).toBe('true'));
  await user.click(likes);
  await waitFor(() => expect(api.requestsOf('profile.updateProfile')).toHaveLength(1));
  await waitFor(() => expect(likes.getAttribute('aria-checked')).toBe('false'));
  api.fail('profile.updateProfile', 'internal');
  const follows = screen.getByRole('switch', { name: 'Somebody follows me' });
  await waitFor(() => expect(follows.hasAttribute('disabled')).toBe(false));
  await user.click(follows);
  await findToast('Error');
  await waitFor(() => expect(follows.getAttribute('aria-checked')).toBe('true'));
});

async function openData(content: Partial<World> = {}) {
  const page = await visit('/profile', content);
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
  return { ...page, button, saved };
}

const filesOf = async (file: Blob | undefined) => {
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const shirt = anItem({ category: 'shirt', color: 'white' });
const dress = anItem({ category: 'dress' });
const outfit = anOutfit({ title: 'Röd / fest', outfitImageUrl: `${ada.userId}/1_outfit-board.webp` });

it('everything is one ZIP: a file a kind, photos and pictures by name, and a list; meanwhile it says how far it is', async () => {
  const { api, user, button, saved } = await openData({
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
  const kinds =
    'blocked-people calendar collections comments follows likes messages notification-settings notifications outfits ' +
    'pinterest-board profile trips wardrobe worn-days';
  const ofKinds = kinds.split(' ').map((kind) => `${kind}.json`);
  const pictures = ['photos/001_navy-dress', 'photos/002_white-shirt', 'pictures/001_Röd-fest'];
  expect(new Set(Object.keys(files))).toEqual(
    new Set(['README.txt', ...ofKinds, ...pictures.map((name) => `${name}.webp`)]),
  );
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
  const { user, button, saved, api } = await openData({ clothes: [shirt, dress] });
  api.failOnce('messages.listConversations', 'request.invalid');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your data could not be downloaded. Something in the request was not right.',
  );
  expect(saved).toEqual([]);
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
  const { user, api } = await openData();
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  const word = dialog.getByRole('textbox', { name: 'Type “delete” to confirm' });
  expect(document.activeElement).toBe(word);
  await user.type(word, 'yes{Enter}');
  dialog.getByText('Please type “delete”.');
  expect(api.requestsOf('account.deleteAccount')).toEqual([]);
  api.failOnce('account.deleteAccount', 'internal');
  await user.clear(word);
  await user.type(word, ' Delete {Enter}');
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain('Your account was not deleted'),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await findToast('Your account was deleted');
  expect([...api.world.deleted]).toEqual([ada.userId]);
  expect(location.pathname).toBe('/');
  await screen.findByRole('link', { name: 'Get Started Free' });
});
