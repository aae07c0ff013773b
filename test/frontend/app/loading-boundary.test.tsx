import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CrashBoundary } from '#frontend/app/crash-boundary.tsx';
import { LoadingBoundary } from '#frontend/app/loading-boundary.tsx';
import { lazyComponent } from '#frontend/components/lazy-component.ts';
import { startSession } from '#frontend/features/session/session.ts';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';
import { showApp } from '../../support/pages/open-page.tsx';

const Offline = lazyComponent<'Page', object>('Page', () => Promise.reject(new TypeError('Failed to fetch')));
const Throwing = lazyComponent<'Page', object>('Page', () =>
  Promise.reject(new TypeError('a is not a function')),
);
const Crash = () => {
  throw new Error('planned');
};

const at = (path: string, page: React.ReactNode) => (
  <CrashBoundary>
    <p>The header</p>
    <LoadingBoundary path={path}>
      <Suspense>{page}</Suspense>
    </LoadingBoundary>
  </CrashBoundary>
);

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.mocked(console.error).mockReset());

it('keeps the layout around a page whose script fails to load, and shows another page that has loaded', async () => {
  const { rerender } = render(at('/one', <Offline />));
  await screen.findByRole('heading', { name: 'No connection' });
  screen.getByText('The header');
  screen.getByRole('button', { name: 'Try again' });
  rerender(at('/two', <p>Another page</p>));
  screen.getByText('Another page');
});

it('says that there is a new version where the script of a page is gone with the old one', async () => {
  document.head.innerHTML = '<meta name="build" content="old">';
  vi.stubGlobal('fetch', async () => new Response('<meta name="build" content="new">'));
  render(at('/one', <Offline />));
  await screen.findByRole('heading', { name: 'A new version is here' });
  screen.getByRole('button', { name: 'Reload' });
  document.head.innerHTML = '';
});

it('does not take a script that throws for a missing connection', async () => {
  render(at('/one', <Throwing />));
  await screen.findByRole('heading', { name: 'Something went wrong' });
});

it('shows a message in place of everything for a page that crashes, and offers a reload', () => {
  render(at('/one', <Crash />));
  screen.getByRole('heading', { name: 'Something went wrong' });
  expect(screen.queryByText('The header')).toBeNull();
  screen.getByRole('button', { name: 'Reload' });
  expect(console.error).toHaveBeenCalled();
});

vi.mock('#frontend/app/bottom-bar.tsx', () => ({
  get BottomBar() {
    throw new TypeError('Failed to fetch');
  },
}));

it('a bottom bar whose script does not arrive still opens the menu', async () => {
  startFakeApi();
  history.replaceState(null, '', '/policy');
  beginSession(ada);
  startSession();
  const { user } = showApp();
  const bar = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(await bar.findByRole('button', { name: 'Open menu' }));
  within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Calendar' });
});
