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

/** Opens the wardrobe. `small` sets the screen size, `layout` the layout that the browser remembers. */
async function open({ small = true, layout = 'row' }: { small?: boolean; layout?: string | null } = {}) {
  startFakeApi({ clothes: items(5, { brand: 'Acme' }) });
  if (layout) localStorage.setItem('wardrobe-layout', layout);
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

describe('My Clothes on a large screen', () => {
  it('is a grid of three to four columns, and nothing but that', async () => {
    await open({ small: false });
    expect(carousel()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Scroll left' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show as a row' })).toBeNull();
    const grid = screen.getAllByRole('article')[0]?.closest('ul');
    expect(grid?.className).toMatch(/(^| )grid-cols-3 .*lg:grid-cols-4/);
  });
});

describe('the size of the photos on a large screen', () => {
  it.each(['6', '8'])('is %s in a row on request, which the browser remembers', async (count) => {
    const { user, close } = await open({ small: false });
    screen.getByRole('button', { name: '4 in a row', pressed: true });
    await user.click(screen.getByRole('button', { name: `${count} in a row` }));
    const columns = () => screen.getAllByRole('article')[0]?.closest('ul')?.className;
    expect(columns()).toContain(`lg:grid-cols-${count}`);
    expect(screen.queryByText('casual · Acme')).toBeNull();
    close();
    showApp();
    await screen.findAllByRole('article');
    expect(columns()).toContain(`lg:grid-cols-${count}`);
    screen.getByRole('button', { name: `${count} in a row`, pressed: true });
  });
});

describe('My Clothes on a small screen', () => {
  it.each([null, 'mosaic'])('is a grid of three columns when the browser remembers %s', async (layout) => {
    await open({ layout });
    expect(carousel()).toBeNull();
    expect(screen.getAllByRole('article')[0]?.closest('ul')?.className).toMatch(/(^| )grid-cols-3 /);
    // A tile shows only the name. The other details are on the page of the item.
    screen.getAllByRole('heading', { level: 3, name: 'navy shirt' });
    expect(screen.queryByText('casual · Acme')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete navy shirt' })).toBeNull();
  });

  it('is a carousel on request, which the browser remembers', async () => {
    const { user, close } = await open({ layout: null });
    await user.click(screen.getByRole('button', { name: 'Show as a row' }));
    expect(carousel()?.getAttribute('aria-roledescription')).toBe('carousel');
    expect(screen.getAllByRole('article')).toHaveLength(5);
    close();
    const again = showApp();
    await screen.findAllByRole('article');
    expect(carousel()).not.toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Show as a grid' }));
    expect(carousel()).toBeNull();
  });

  it('follows the screen when that becomes larger or smaller', async () => {
    await open();
    setMedia(smallScreen, false);
    expect(carousel()).toBeNull();
    setMedia(smallScreen);
    expect(carousel()).not.toBeNull();
  });

  it('moves by 300 pixels with its buttons', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Scroll right' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
    expect(scrollBy.mock.contexts[0]).toBe(row());
    await user.click(screen.getByRole('button', { name: 'Scroll left' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300, behavior: 'smooth' });
    expect(scrollBy).toHaveBeenCalledTimes(2);
  });

  it.each([
    [-50, 300],
    [-260, 300],
    [50, -300],
  ])('moves with a swipe of %i pixels by %i', async (distance, left) => {
    await open();
    swipe(distance);
    expect(scrollBy.mock.calls).toEqual([[{ left, behavior: 'smooth' }]]);
  });

  it.each([-49, 0, 49])('does not move with one of %i pixels', async (distance) => {
    await open();
    swipe(distance);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('does not move with a swipe that the browser takes for a scroll of the page', async () => {
    await open();
    fireEvent.pointerDown(firstPiece(), { clientX: 200 });
    fireEvent.pointerCancel(firstPiece());
    fireEvent.pointerUp(firstPiece(), { clientX: 20 });
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('opens no item with a swipe that ends on one', async () => {
    await open();
    swipe(-80);
    fireEvent.click(firstPiece(), { detail: 1 });
    expect(location.pathname).toBe('/dashboard');
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('opens the item that is tapped, though there was a swipe before', async () => {
    await open();
    swipe(-80);
    swipe(0);
    fireEvent.click(firstPiece(), { detail: 1 });
    await screen.findByRole('heading', { level: 1, name: 'navy shirt' });
  });

  it('opens an item by a key right after a swipe', async () => {
    const { user } = await open();
    swipe(-80);
    firstPiece().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'navy shirt' });
  });
});
