import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { ada, anItem, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { heading, openPage, settled, showApp } from '../../../../support/pages/open-page.tsx';
import { findPieces } from '../../../../support/pages/wardrobe-page.tsx';

const open = () => openPage('/dashboard', { as: ada });

it('the wardrobe has a title and three tabs, and is empty at first, with three ways to begin', async () => {
  startFakeApi();
  const { user } = await open();
  await heading('My Wardrobe');
  screen.getByText('Everything you own, in one place, ready to be worn.');
  await waitFor(() => expect(document.title).toBe('My Wardrobe · Wardrobe'));
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent, ariaSelected }) => [textContent, ariaSelected])).toEqual([
    ['My Clothes', 'true'],
    ['Upload New', 'false'],
    ['Clip from Web', 'false'],
  ]);
  await screen.findByText('No clothing items uploaded yet.');
  screen.getByRole('button', { name: 'Try it with a demo wardrobe' });
  await user.click(screen.getByRole('button', { name: 'Upload your first piece' }));
  expect(tabs.map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'true', 'false']);
  await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
  await user.click(screen.getByRole('button', { name: 'Clip from the web' }));
  expect(tabs.map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'false', 'true']);
});

it('My Clothes are loaded, newest first, say why they cannot be worn, and stay when reading them fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const clothes = [
    anItem({ color: 'red', archiveReason: 'sold' }),
    anItem({ color: 'white', isInLaundry: true }),
    anItem({ userId: bob.userId, color: 'pink' }),
    anItem({ category: 'jeans', color: 'unknown', brand: 'Acme' }),
  ];
  const api = startFakeApi({ clothes });
  const letGo = api.hold('wardrobe.listItems');
  const { user } = await open();
  await screen.findByRole('status', { name: 'Loading clothes' });
  letGo();
  await findPieces('jeans', 'white shirt');
  expect(screen.queryByRole('status', { name: 'Loading clothes' })).toBeNull();
  screen.getByText('casual · Acme');
  screen.getByText('in the laundry');

  api.fail('wardrobe.listItems', 'request.invalid');
  vi.setSystemTime(Date.now() + 120_000);
  // The person returns to the tab.
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(2));
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

it('My Clothes say so when they cannot be loaded, and are loaded when asked again', async () => {
  const api = startFakeApi({ clothes: [anItem()] });
  api.fail('wardrobe.listItems', 'request.invalid');
  const { user } = await open();
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load clothes');
  api.fail('wardrobe.listItems', null);
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'navy shirt' });
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
  startFakeApi();
  await openPage('/dashboard', { as: ada });
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
  expect(caption()).toBe('Timeless Naturals');

  await wait(3000);
  fireEvent.click(dot('Classic Chic'));
  expect(captions.map((each) => dot(each).ariaCurrent)).toEqual(['false', 'false', 'false', 'true']);
  await wait(4999);
  expect(caption()).toBe('Classic Chic');
  await wait(1);
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
  act(() => dot('Classic Chic').focus());
  await wait(60_000);
  expect(caption()).toBe('Elegant Comfort');
  act(() => dot('Classic Chic').blur());
  await wait(5000);
  expect(caption()).toBe('Sophisticated Layers');

  setMedia('(prefers-reduced-motion: reduce)');
  await wait(60_000);
  expect(caption()).toBe('Sophisticated Layers');
  fireEvent.click(dot('Classic Chic'));
  await wait(60_000);
  expect(caption()).toBe('Classic Chic');
});
