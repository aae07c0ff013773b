import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { demoPieces } from '#shared/demo-pieces';
import { ada, anItem, anOutfit, bob, items } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import {
  findError,
  findToast,
  heading,
  openPage,
  settled,
  showApp,
  visit,
} from '../../../../support/pages/open-page.tsx';
import { closePage, findPieces, openClothes } from '../../../../support/pages/wardrobe-page.tsx';

it('the wardrobe has a title and three tabs, and is empty at first, with three ways to begin', async () => {
  const { user } = await visit('/dashboard');
  await heading('My Wardrobe');
  await waitFor(() => expect(document.title).toBe('My Wardrobe · Wardrobe'));
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false', 'false']);
  await screen.findByText('No clothing items uploaded yet.');
  screen.getByRole('button', { name: 'Try it with a demo wardrobe' });
  await user.click(screen.getByRole('button', { name: 'Upload your first piece' }));
  expect(tabs.map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'true', 'false']);
  await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
  await user.click(screen.getByRole('button', { name: 'Clip from the web' }));
  expect(tabs.map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'false', 'true']);
});

it('My Clothes are loaded, newest first, or say that they cannot be, tell why they cannot be worn, and stay when reading them again fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const clothes = [
    anItem({ color: 'red', archiveReason: 'sold' }),
    anItem({ color: 'white', isInLaundry: true }),
    anItem({ userId: bob.userId, color: 'pink' }),
    anItem({ category: 'jeans', color: 'unknown', brand: 'Acme' }),
  ];
  const options = { failing: 'wardrobe.listItems', held: 'wardrobe.listItems' } as const;
  const { api, user, letGo } = await visit('/dashboard', { clothes }, options);
  await screen.findByRole('status', { name: 'Loading clothes' });
  letGo();
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load clothes');
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await findPieces('jeans', 'white shirt');
  expect(screen.queryByRole('status', { name: 'Loading clothes' })).toBeNull();
  screen.getByText('casual · Acme');
  screen.getByText('in the laundry');

  api.fail('wardrobe.listItems', 'request.invalid');
  vi.setSystemTime(Date.now() + 120_000);
  // The person returns to the tab.
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(3));
  await settled();
  await findPieces('jeans', 'white shirt');
  expect(screen.queryByText('Failed to load clothes')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Show'), 'Archived');
  screen.getByText('sold');
  await user.selectOptions(screen.getByLabelText('Show'), 'Everything');
  await user.click(screen.getByRole('link', { name: 'jeans' }));
  await heading('jeans');
  expect(location.pathname).toBe(`/dashboard/${clothes[3]?.id}`);
});

const captions = ['Timeless Naturals', 'Elegant Comfort', 'Sophisticated Layers', 'Classic Chic'];
const card = () => screen.getByRole('region', { name: 'Inspiration of the day' });
const caption = () => captions.filter((each) => within(card()).queryByText(each)).join();
const picture = () => within(card()).getByRole('img').getAttribute('alt');
const dot = (name: string) => screen.getByRole('button', { name: `Show ${name}` });

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toggle = () => screen.getByRole('button', { name: /^Inspiration of the day/ });
const isOpen = () => screen.findByText('No clothing items uploaded yet.');

it('the inspiration of the day on a phone is open on the first visit, then folded or as it was left', async () => {
  startFakeApi();
  setMedia(smallScreen);
  const first = await openPage('/dashboard', { as: ada });
  await isOpen();
  expect(toggle().ariaExpanded).toBe('true');
  dot('Classic Chic');
  first.close();
  const second = showApp();
  await isOpen();
  expect(toggle().ariaExpanded).toBe('false');
  expect(caption()).toBe('Timeless Naturals');
  expect(within(card()).queryByRole('img')).toBeNull();
  await second.user.click(toggle());
  expect(picture()).toContain('Timeless Naturals');
  second.close();
  showApp();
  await isOpen();
  expect(toggle().ariaExpanded).toBe('true');
});

it('the inspiration of the day shows four pictures for five seconds each, and waits for who looks at one', async () => {
  await visit('/dashboard');
  await isOpen();
  // From here on, the test controls the time.
  vi.useFakeTimers();
  fireEvent.mouseEnter(card());
  fireEvent.mouseLeave(card());
  for (const each of captions) {
    expect(caption()).toBe(each);
    expect(picture()).toContain(each);
    await wait(4999);
    expect(caption()).toBe(each);
    await wait(1);
  }
  await wait(3000);
  fireEvent.click(dot('Classic Chic'));
  expect(captions.map((each) => dot(each).ariaCurrent)).toEqual(['false', 'false', 'false', 'true']);
  await wait(5000);
  expect(caption()).toBe('Timeless Naturals');

  fireEvent.mouseEnter(card());
  await wait(60_000);
  expect(caption()).toBe('Timeless Naturals');
  fireEvent.mouseLeave(card());
  await wait(5000);
  expect(caption()).toBe('Elegant Comfort');

  act(() => dot('Elegant Comfort').focus());
  fireEvent.mouseEnter(card());
  fireEvent.mouseLeave(card());
  await wait(60_000);
  expect(caption()).toBe('Elegant Comfort');
  act(() => dot('Elegant Comfort').blur());
  await wait(5000);
  expect(caption()).toBe('Sophisticated Layers');

  setMedia('(prefers-reduced-motion: reduce)');
  await wait(60_000);
  expect(caption()).toBe('Sophisticated Layers');
  fireEvent.click(dot('Classic Chic'));
  await wait(60_000);
  expect(caption()).toBe('Classic Chic');
});

const scrollBy = vi.fn();
beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
});

const carousel = () => screen.queryByRole('group', { name: 'My Clothes' });
const row = () => carousel()?.querySelector('ul') as HTMLElement;
const firstPiece = () => screen.getAllByRole('link', { name: 'navy shirt' })[0] as HTMLElement;

/** Opens the wardrobe on a large or small screen, with the layout that the browser remembers. */
async function openRows({ small = true, layout = 'row' } = {}) {
  localStorage.setItem('wardrobe-layout', layout);
  if (small) setMedia(smallScreen);
  return openClothes({ clothes: items(5, { brand: 'Acme' }) });
}

/** Swipes over an item. If the swipe ends where it began, a browser turns it into a click. */
function swipe(distance: number) {
  fireEvent.pointerDown(firstPiece(), { clientX: 200 });
  fireEvent.pointerUp(firstPiece(), { clientX: 200 + distance });
}

const columns = () => screen.getAllByRole('article')[0]?.closest('ul')?.className;

it('My Clothes on a large screen is a grid of 4, 6 or 8 columns, which the browser remembers', async () => {
  const { user, close } = await openRows({ small: false });
  expect(carousel()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show as a row' })).toBeNull();
  expect(columns()).toMatch(/(^| )at-most-3 .*lg:grid-cols-4/);
  screen.getByRole('button', { name: '4 in a row', pressed: true });
  for (const count of ['6', '8']) {
    await user.click(screen.getByRole('button', { name: `${count} in a row` }));
    expect(columns()).toContain(`lg:grid-cols-${count}`);
    expect(screen.queryByText('casual · Acme')).toBeNull();
  }
  close();
  showApp();
  await screen.findAllByRole('article');
  expect(columns()).toContain('lg:grid-cols-8');
  screen.getByRole('button', { name: '8 in a row', pressed: true });
});

it('My Clothes on a small screen is a grid of three columns, or on request a carousel, which the browser remembers', async () => {
  const { user, close } = await openRows({ layout: 'mosaic' });
  expect(carousel()).toBeNull();
  expect(columns()).toMatch(/(^| )at-most-3 /);
  // A tile shows only the name. The other details are on the page of the item.
  screen.getAllByRole('heading', { level: 3, name: 'navy shirt' });
  expect(screen.queryByText('casual · Acme')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete navy shirt' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as a row' }));
  expect(carousel()?.getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  close();
  const again = showApp();
  await screen.findAllByRole('article');
  expect(carousel()).not.toBeNull();
  setMedia(smallScreen, false);
  expect(carousel()).toBeNull();
  setMedia(smallScreen);
  await again.user.click(screen.getByRole('button', { name: 'Show as a grid' }));
  expect(carousel()).toBeNull();
});

it('My Clothes on a small screen moves by 300 pixels with its buttons, and with a swipe of at least 50 pixels, and opens an item by a tap or a key, not by a swipe that ends on it', async () => {
  const { user } = await openRows();
  await user.click(screen.getByRole('button', { name: 'Scroll right' }));
  expect(scrollBy.mock.contexts[0]).toBe(row());
  await user.click(screen.getByRole('button', { name: 'Scroll left' }));
  for (const distance of [-50, 50, -49, 0, 49]) swipe(distance);
  // The browser takes this swipe for a scroll of the page.
  fireEvent.pointerDown(firstPiece(), { clientX: 200 });
  fireEvent.pointerCancel(firstPiece());
  fireEvent.pointerUp(firstPiece(), { clientX: 20 });
  const moved = (left: number) => [{ left, behavior: 'smooth' }];
  expect(scrollBy.mock.calls).toEqual([moved(300), moved(-300), moved(300), moved(-300)]);
  const isOpened = () => screen.findByRole('heading', { level: 1, name: 'navy shirt' });
  swipe(-80);
  fireEvent.click(firstPiece(), { detail: 1 });
  expect(location.pathname).toBe('/dashboard');
  swipe(-80);
  swipe(0);
  fireEvent.click(firstPiece(), { detail: 1 });
  await isOpened();
  await user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
  await screen.findAllByRole('article');
  swipe(-80);
  firstPiece().focus();
  await user.keyboard('{Enter}');
  await isOpened();
});

afterEach(closePage);
const notice = () => within(screen.getByRole('region', { name: 'Demo wardrobe' }));

it('the demo wardrobe is added with the usual calls, also after a failure or a stop, and no piece twice', async () => {
  const { api, user } = await visit('/dashboard', {}, { failing: 'wardrobe.createItem' });
  const begin = 'Try it with a demo wardrobe';
  await user.click(await screen.findByRole('button', { name: begin }));
  await findError('The demo wardrobe could not be added as a whole. Please try again.');
  const before = api.requestsOf('wardrobe.createItem').length;
  const letGo = api.hold('wardrobe.createItem');
  await user.click(screen.getByRole('button', { name: begin }));
  await waitFor(() => expect(api.requestsOf('wardrobe.createItem')).toHaveLength(before + 1));
  screen.getByRole('progressbar', { name: 'Adding the demo wardrobe' });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  letGo();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(api.world.clothes).toHaveLength(1);
  await user.click(notice().getByRole('button', { name: 'Add the rest' }));
  await findToast('The demo wardrobe is there');
  expect(api.world.clothes.map(({ category, color }) => `${color} ${category}`)).toEqual(
    demoPieces.map(({ category, color }) => `${color} ${category}`),
  );
  expect(new Set(api.world.clothes.map(({ description }) => description))).toEqual(
    new Set(['A demo piece to try the app with. It is not yours.']),
  );
  expect(screen.getAllByText('demo')).toHaveLength(demoPieces.length);
  notice().getByText(`${demoPieces.length} demo pieces to try things with.`);
  expect(notice().queryByRole('button', { name: 'Add the rest' })).toBeNull();
});

it('the demo wardrobe is removed with one tap, which can be undone and leaves what is the person’s own', async () => {
  const own = anItem({ color: 'white' });
  const demo = [anItem({ isDemo: true, color: 'red' }), anItem({ isDemo: true, color: 'blue' })];
  const { api, press } = await openClothes({
    clothes: [own, ...demo],
    outfits: [anOutfit({ recommendedClothes: demo.map(({ id }) => id) })],
  });
  await press('Remove the demo wardrobe');
  await findToast('2 clothing items deleted');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Demo wardrobe' })).toBeNull();
  await press('Undo');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  closePage();
  expect(api.requestsOf('wardrobe.removeItems')).toEqual([]);
  await press('Remove the demo wardrobe');
  closePage();
  await waitFor(() => expect(api.world.clothes).toEqual([own]));
  expect(api.world.outfits).toHaveLength(1);
});
