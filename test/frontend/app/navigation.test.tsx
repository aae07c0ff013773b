import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadMessages } from '#frontend/lib/unread.ts';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';
import { heading, openPage } from '../../support/pages/open-page.tsx';

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

  it('offers all seven places to someone who is signed in', async () => {
    await open({ as: ada });
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
    within(bar()).getByRole('button', { name: 'Sign Out' });
    expect(within(bar()).queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('offers Home and Sign In to a visitor', async () => {
    await open({});
    expect(linksIn(within(bar()).getByRole('navigation'))).toEqual([['Home', '/']]);
    expect(within(bar()).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(within(bar()).queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it('shows the brand, which leads home, and the theme toggle', async () => {
    await open({});
    expect(within(bar()).getByRole('link', { name: 'Wardrobe' }).getAttribute('href')).toBe('/');
    within(bar()).getByRole('button', { name: 'Switch to dark theme' });
  });

  it('ends the session with Sign Out and returns home', async () => {
    const user = await open({ as: ada });
    await user.click(within(bar()).getByRole('button', { name: 'Sign Out' }));
    await heading('Transform Your Wardrobe');
    expect(location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull());
    expect(localStorage).toHaveLength(0);
  });
});

describe('the menu of small screens', () => {
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' });
  const open = async (path: string) => {
    const { user } = await openPage(path, { as: ada });
    await user.click(menuOpener());
    expect(menu()).not.toBeNull();
    return user;
  };
  const follow = (name: string) => within(menu() as HTMLElement).getByRole('link', { name });

  it('closes when a link leads to another page', async () => {
    // The script of the page is large. It is loaded here, so that loading it does not count toward a timeout.
    await import('#frontend/pages/calendar-page.tsx');
    const user = await open('/');
    await user.click(follow('Calendar'));
    await heading('Outfit Calendar');
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('closes when a link leads to the page that is open', async () => {
    const user = await open('/');
    await user.click(follow('Home'));
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('stays open while the theme is chosen', async () => {
    const user = await open('/');
    await user.click(within(menu() as HTMLElement).getByRole('button', { name: 'Switch to dark theme' }));
    within(menu() as HTMLElement).getByRole('button', { name: 'Switch to light theme' });
  });

  it('stays open when the session becomes known, and shows what that opens', async () => {
    const { user } = await openPage('/');
    await user.click(menuOpener());
    beginSession(ada);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await within(menu() as HTMLElement).findByRole('button', { name: 'Sign Out' });
    follow('Calendar');
    expect(menu()).not.toBeNull();
  });
});

describe('the bottom bar of small screens', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Pages' }));

  it('leads to the pages of every day, and opens the menu', async () => {
    const { user } = await openPage('/policy', { as: ada });
    expect(linksIn(screen.getByRole('navigation', { name: 'Pages' }))).toEqual([
      ['Wardrobe', '/dashboard'],
      ['Outfits', '/outfits'],
      ['Dress me', '/outfits'],
      ['Calendar', '/calendar'],
    ]);
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'More, open menu' }));
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Community' });
  });

  it('is not there for a visitor, who has the menu in the header', async () => {
    await openPage('/policy');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('button', { name: 'Open menu' });
  });

  it.each([
    ['/calendar', 'Calendar'],
    ['/calendar/trips', 'Calendar'],
    ['/dashboard/01900000-0000-7000-8000-00000000000a', 'Wardrobe'],
    ['/outfits', 'Outfits'],
  ])('marks on %s that it is in %s', async (path, name) => {
    await openPage(path, { as: ada });
    const current = () =>
      bar()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(current()).toEqual([name]));
  });

  it('marks nothing on a page that only the menu leads to', async () => {
    await openPage('/community', { as: ada });
    expect(
      bar()
        .getAllByRole('link')
        .some((link) => link.hasAttribute('aria-current')),
    ).toBe(false);
  });

  it('counts the unread messages on More', async () => {
    await openPage('/policy', { as: ada });
    act(() => unreadMessages.set(3));
    bar().getByRole('button', { name: 'More, open menu, 3 unread' });
    act(() => unreadMessages.set(0));
    bar().getByRole('button', { name: 'More, open menu' });
  });

  it('goes with the session', async () => {
    const { user } = await openPage('/policy', { as: ada });
    await user.click(bar().getByRole('button', { name: 'More, open menu' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Sign Out' }),
    );
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  });
});
