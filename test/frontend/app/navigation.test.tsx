import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadMessages, unreadNotifications } from '#frontend/lib/unread.ts';
import type { Notification } from '#shared/contract/notifications';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';
import { goTo, heading, openPage, visit } from '../../support/pages/open-page.tsx';
import { skipTour } from '../../support/pages/outfits-page.tsx';

beforeEach(() => {
  startFakeApi();
});

/** The button that opens the menu. Visitors have it in the header, signed-in people in the bottom bar. */
const menuOpener = () => screen.getByRole('button', { name: /open menu/i });
const linksIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe.each(['the header', 'the menu of small screens'])('%s', (name) => {
  const isMenu = name !== 'the header';
  const bar = () =>
    isMenu ? screen.getByRole('dialog', { name: 'Menu' }) : (screen.getAllByRole('banner')[0] as HTMLElement);
  const open = async (session: object) => {
    const { user } = await openPage('/policy', session);
    await heading('Integritetspolicy');
    if (isMenu) await user.click(menuOpener());
    return user;
  };

  it('offers all places to someone who is signed in, and ends the session with Sign Out', async () => {
    const user = await open({ as: ada });
    expect(linksIn(within(bar()).getByRole('navigation'))).toEqual([
      ['Home', '/'],
      ['Dashboard', '/dashboard'],
      ['Outfits', '/outfits'],
      ['Calendar', '/calendar'],
      ['Statistics', '/statistics'],
      ['Messages', '/messages'],
      ['Community', '/community'],
      ['Profile', '/profile'],
    ]);
    within(bar()).getAllByText(ada.email);
    expect(within(bar()).queryByRole('link', { name: 'Sign In' })).toBeNull();
    await user.click(within(bar()).getByRole('button', { name: 'Sign Out' }));
    await heading('Transform Your Wardrobe');
    expect(location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull());
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('offers Home, Sign In and the theme to a visitor, and the brand leads home', async () => {
    await open({});
    expect(linksIn(within(bar()).getByRole('navigation'))).toEqual([['Home', '/']]);
    expect(within(bar()).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(within(bar()).queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(within(bar()).getByRole('link', { name: 'Wardrobe' }).getAttribute('href')).toBe('/');
    within(bar()).getByRole('button', { name: 'Switch to dark theme' });
    // Visitors have no bottom bar and no bell.
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

const menu = () => screen.queryByRole('dialog', { name: 'Menu' });
const follow = (name: string) => within(menu() as HTMLElement).getByRole('link', { name });

it('the menu of small screens stays open while the theme is chosen, and closes when a link leads to a page, also to the open one', async () => {
  // The script of the page is large. It is loaded here, so that loading it does not count toward a timeout.
  await import('#frontend/pages/calendar-page.tsx');
  const { user } = await openPage('/', { as: ada });
  await user.click(menuOpener());
  await user.click(within(menu() as HTMLElement).getByRole('button', { name: 'Switch to dark theme' }));
  within(menu() as HTMLElement).getByRole('button', { name: 'Switch to light theme' });
  await user.click(follow('Home'));
  await waitFor(() => expect(menu()).toBeNull());
  await user.click(menuOpener());
  await user.click(follow('Calendar'));
  await heading('Outfit Calendar');
  await waitFor(() => expect(menu()).toBeNull());
});

it('the menu of small screens stays open when the session becomes known, and shows what that opens', async () => {
  const { user } = await openPage('/');
  await user.click(menuOpener());
  beginSession(ada);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await within(menu() as HTMLElement).findByRole('button', { name: 'Sign Out' });
  follow('Calendar');
  expect(menu()).not.toBeNull();
});

it('the bottom bar of small screens leads to the pages of every day, and marks where one is', async () => {
  skipTour();
  await openPage('/policy', { as: ada });
  const bar = () => within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(linksIn(screen.getByRole('navigation', { name: 'Pages' }))).toEqual([
    ['Wardrobe', '/dashboard'],
    ['Outfits', '/outfits'],
    ['Dress me', '/outfits'],
    ['Calendar', '/calendar'],
  ]);
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  act(() => unreadMessages.set(3));
  bar().getByRole('button', { name: 'More, open menu, 3 unread' });
  act(() => unreadMessages.set(0));
  bar().getByRole('button', { name: 'More, open menu' });
  const current = () =>
    bar()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
  for (const [path, ...names] of [
    ['/calendar', 'Calendar'],
    ['/community'],
    ['/calendar/trips', 'Calendar'],
    ['/dashboard/01900000-0000-7000-8000-00000000000a', 'Wardrobe'],
    ['/outfits', 'Outfits'],
  ] as const) {
    goTo(path);
    await waitFor(() => expect([path, ...current()]).toEqual([path, ...names]));
  }
});

const outfit = { id: '01a20517-2d31-712d-9f73-33f88fd87968', title: 'Rain' };
const person = (displayName: string) => ({ userId: displayName, displayName, avatarUrl: null });
const told = (change: Partial<Notification>): Notification => ({
  kind: 'liked',
  thingId: outfit.id,
  outfit,
  people: [person('Bea')],
  count: 1,
  at: new Date().toISOString(),
  isUnread: true,
  ...change,
});
const several = [
  told({ people: [person('Bea'), person('Cleo'), person('Dora')], count: 4 }),
  told({ kind: 'commented', people: [person('Bea'), person('Cleo')], count: 2 }),
  told({ kind: 'replied' }),
  told({ kind: 'followed', thingId: 'me', outfit: null }),
  told({ kind: 'message', thingId: 'c1', outfit: null, isUnread: false }),
];

it('the bell tells how many are new, and that they are seen once they are shown', async () => {
  const { api, user } = await visit('/policy', { notifications: several });
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  act(() => unreadNotifications.set(4));
  expect(bell.getAttribute('aria-label')).toBe('Notifications, 4 new');
  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  const links = await within(panel).findAllByRole('link');
  expect(
    links.map((link) => [link.querySelector('.text-sm')?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Bea and 3 others like “Rain”', `/community?outfit=${outfit.id}`],
    ['Bea and Cleo commented on “Rain”', `/community?outfit=${outfit.id}`],
    ['Bea replied to your comment on “Rain”', `/community?outfit=${outfit.id}`],
    ['Bea follows you', '/people/Bea'],
    ['Bea wrote to you', '/messages?conversation=c1'],
  ]);
  expect(within(panel).getAllByRole('img', { name: 'New' })).toHaveLength(4);
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications'));
  expect(api.requestsOf('notifications.markSeen')).not.toHaveLength(0);
});

it('the bell says so where there is nothing or where it cannot be loaded, and its panel closes by Escape', async () => {
  const { api, user } = await visit('/policy');
  api.fail('notifications.listNotifications', 'request.invalid');
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  await user.click(bell);
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const again = await panel.findByRole('button', { name: 'Try again' });
  api.fail('notifications.listNotifications', null);
  await user.click(again);
  await panel.findByText(/Nothing new/);
  expect(api.requestsOf('notifications.markSeen')).toHaveLength(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
  expect(document.activeElement).toBe(bell);
});
