import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { heading, openPage, signInPage } from '../../support/pages/open-page.tsx';
import { skipTour } from '../../support/pages/outfits-page.tsx';

beforeEach(() => {
  startFakeApi();
});

const ownPages = [
  ['/dashboard', 'My Wardrobe'],
  ['/outfits', 'Outfits'],
  ['/outfit', 'Outfits'],
  ['/community', 'Community'],
  ['/profile', 'ada@example.com'],
  ['/calendar', 'Outfit Calendar'],
  ['/calendar/plan', 'Plan My Week'],
  ['/calendar/trips', 'Trips'],
  ['/statistics', 'What You Wear'],
  ['/messages', 'Messages'],
] as const;

describe('a visitor who is signed out', () => {
  it.each([
    ['/', 'Transform Your Wardrobe'],
    ['/policy', 'Integritetspolicy'],
    ['/auth/pinboard/callback', 'Pinterest is not connected'],
    ['/auth', 'Come in.'],
  ])('sees %s as it is', async (path, title) => {
    await openPage(path);
    await heading(title);
    expect(location.pathname).toBe(path);
  });

  it.each(ownPages)('is sent from %s to sign in, and Back does not return there', async (path) => {
    history.pushState(null, '', '/');
    history.pushState(null, '', path);
    const before = history.length;
    await openPage(path);
    await signInPage();
    expect(location.pathname).toBe('/auth');
    expect(history.length).toBe(before);
  });
});

describe('someone who is signed in', () => {
  it.each(ownPages)('sees %s', async (path, title) => {
    skipTour();
    await openPage(path, { as: ada });
    await heading(title);
    expect(location.pathname).toBe(path);
  });

  it('is sent from the sign-in page to the wardrobe', async () => {
    await openPage('/auth', { as: ada });
    await heading('My Wardrobe');
    expect(location.pathname).toBe('/dashboard');
  });
});

describe('an unknown path', () => {
  it.each([
    ['a visitor', {}],
    ['someone who is signed in', { as: ada }],
  ])('tells %s that there is no such page, and leads home', async (_, session) => {
    await openPage('/nowhere/at-all', session);
    await heading('404');
    screen.getByText('Oops! Page not found');
    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
    await heading('Transform Your Wardrobe');
    expect(location.pathname).toBe('/');
  });
});

it('names every page in the title of the window', async () => {
  await openPage('/dashboard', { as: ada });
  await waitFor(() => expect(document.title).toBe('My Wardrobe · Wardrobe'));
  await userEvent.click(screen.getAllByRole('link', { name: 'Outfits' })[0] as HTMLElement);
  await waitFor(() => expect(document.title).toBe('Outfits · Wardrobe'));
});
