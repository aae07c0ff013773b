import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSession } from '#frontend/features/session/session.ts';
import { ada } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { beginSession, setReachable } from '../../../support/fake/user-pool.ts';
import { heading, showApp } from '../../../support/pages/open-page.tsx';

// A session is checked once, when the app starts. Therefore this file has only one test.
it('is checked behind "Loading...", again and again while the user pool is not reached', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  startFakeApi();
  setReachable(false);
  beginSession(ada, { endsIn: 0 });
  history.replaceState(null, '', '/dashboard');
  startSession();
  showApp();
  await screen.findByText('Loading...');
  vi.advanceTimersByTime(10_000);
  screen.getByText('Loading...');
  expect(location.pathname).toBe('/dashboard');
  expect(screen.queryByText(ada.email)).toBeNull();
  setReachable(true);
  vi.advanceTimersByTime(3000);
  await heading('My Wardrobe');
  screen.getAllByText(ada.email);
});
