import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';
import { heading, openPage } from '../../support/pages/open-page.tsx';

beforeEach(() => {
  startFakeApi();
});

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
    if (isMenu) await user.click(screen.getByRole('button', { name: 'Open menu' }));
    return user;
  };

  it('offers all seven places to someone who is signed in', async () => {
    await open({ as: ada });
    expect(linksIn(within(bar()).getByRole('navigation'))).toEqual([
      ['Home', '/'],
      ['Dashboard', '/dashboard'],
      ['Outfits', '/outfits'],
      ['Calendar', '/calendar'],
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
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(menu()).not.toBeNull();
    return user;
  };
  const follow = (name: string) => within(menu() as HTMLElement).getByRole('link', { name });

  it('closes when a link leads to another page', async () => {
    // The page's script is a large one, and is not waited for by a clock.
    await import('#frontend/pages/calendar-page.tsx');
    const user = await open('/');
    await user.click(follow('Calendar'));
    await heading('Outfit Calendar');
    expect(menu()).toBeNull();
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
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    beginSession(ada);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await within(menu() as HTMLElement).findByRole('button', { name: 'Sign Out' });
    follow('Calendar');
    expect(menu()).not.toBeNull();
  });
});
