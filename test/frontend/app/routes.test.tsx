import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startFakeApi } from '../../support/fake/api.ts';
import { goTo, heading, openPage, signInPage, visit } from '../../support/pages/open-page.tsx';
import { skipTour } from '../../support/pages/outfits-page.tsx';

const ownPages = [
  ['/dashboard', 'My Wardrobe'],
  ['/outfits', 'Outfits'],
  ['/outfit', 'Outfits'],
  ['/community', 'Community'],
  ['/collections', 'Collections'],
  ['/profile', 'ada@example.com'],
  ['/calendar', 'Outfit Calendar'],
  ['/calendar/plan', 'Plan My Week'],
  ['/calendar/trips', 'Trips'],
  ['/statistics', 'What You Wear'],
  ['/messages', 'Messages'],
] as const;

/** Looks for a page that is not there. */
async function getLost() {
  goTo('/nowhere/at-all');
  await heading('404');
  screen.getByText('Oops! Page not found');
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  await heading('Transform Your Wardrobe');
  expect(location.pathname).toBe('/');
}

it('a visitor sees the public pages, and is sent from others to sign in, where Back does not return', async () => {
  startFakeApi();
  await openPage('/');
  for (const [path, title] of [
    ['/', 'Transform Your Wardrobe'],
    ['/policy', 'Integritetspolicy'],
    ['/auth/pinboard/callback', 'Pinterest is not connected'],
    ['/auth', 'Come in.'],
  ] as const) {
    goTo(path);
    await heading(title);
    expect(location.pathname).toBe(path);
  }
  for (const [path] of ownPages) {
    goTo('/policy');
    await heading('Integritetspolicy');
    goTo(path);
    const before = history.length;
    await signInPage();
    expect([path, location.pathname, history.length]).toEqual([path, '/auth', before]);
  }
  await getLost();
});

it('someone who is signed in sees every page, and the wardrobe in place of the sign-in page', async () => {
  skipTour();
  await visit('/auth');
  await heading('My Wardrobe');
  expect(location.pathname).toBe('/dashboard');
  await waitFor(() => expect(document.title).toBe('My Wardrobe · Wardrobe'));
  for (const [path, title] of ownPages) {
    goTo(path);
    await heading(title);
    expect(location.pathname).toBe(path);
  }
  await waitFor(() => expect(document.title).toBe('Messages · Wardrobe'));
  await getLost();
});
