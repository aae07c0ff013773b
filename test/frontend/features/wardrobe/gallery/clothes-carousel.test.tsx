import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { ada, items } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { openPage, showApp } from '../../../../support/pages/open-page.tsx';

const scrollBy = vi.fn();
beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
});

const carousel = () => screen.queryByRole('group', { name: 'My Clothes' });
const row = () => carousel()?.querySelector('ul') as HTMLElement;
const firstPiece = () => screen.getAllByRole('link', { name: 'navy shirt' })[0] as HTMLElement;

/** Opens the wardrobe on a large or small screen, with the layout that the browser remembers. */
async function open({ small = true, layout = 'row' } = {}) {
  startFakeApi({ clothes: items(5, { brand: 'Acme' }) });
  localStorage.setItem('wardrobe-layout', layout);
  if (small) setMedia(smallScreen);
  const page = await openPage('/dashboard', { as: ada });
  await screen.findAllByRole('article');
  return page;
}

/** Swipes over an item. If the swipe ends where it began, a browser turns it into a click. */
function swipe(distance: number) {
  fireEvent.pointerDown(firstPiece(), { clientX: 200 });
  fireEvent.pointerUp(firstPiece(), { clientX: 200 + distance });
}

const columns = () => screen.getAllByRole('article')[0]?.closest('ul')?.className;

it('My Clothes on a large screen is a grid of 4, 6 or 8 columns, which the browser remembers', async () => {
  const { user, close } = await open({ small: false });
  expect(carousel()).toBeNull();
  for (const name of ['Scroll left', 'Show as a row'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(columns()).toMatch(/(^| )grid-cols-3 .*lg:grid-cols-4/);
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

describe('My Clothes on a small screen', () => {
  it('is a grid of three columns, or on request a carousel, which the browser remembers', async () => {
    const { user, close } = await open({ layout: 'mosaic' });
    expect(carousel()).toBeNull();
    expect(columns()).toMatch(/(^| )grid-cols-3 /);
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

  it('moves by 300 pixels with its buttons, and with a swipe of at least 50 pixels', async () => {
    const { user } = await open();
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
  });

  it('opens an item by a tap or a key, and not by a swipe that ends on it', async () => {
    const { user } = await open();
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
});
