import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from '#frontend/app/crash-boundary.tsx';
import { LoadingBoundary } from '#frontend/app/loading-boundary.tsx';
import { lazyComponent } from '#frontend/components/lazy-component.ts';

const Offline = lazyComponent<'Page', object>('Page', () => Promise.reject(new TypeError('Failed to fetch')));
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

it('keeps the layout around a page whose script fails to load, and shows another page that has loaded', async () => {
  // React logs every error that a boundary catches with `console.error`.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(at('/one', <Offline />));
  await screen.findByRole('heading', { name: 'No connection' });
  screen.getByText('The header');
  screen.getByRole('button', { name: 'Try again' });
  rerender(at('/two', <p>Another page</p>));
  screen.getByText('Another page');
  told.mockReset();
});

it('shows a message in place of everything for a page that crashes, and offers a reload', () => {
  // React logs every crash with `console.error`.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(at('/one', <Crash />));
  screen.getByRole('heading', { name: 'Something went wrong' });
  expect(screen.queryByText('The header')).toBeNull();
  screen.getByRole('button', { name: 'Reload' });
  expect(told).toHaveBeenCalled();
  told.mockReset();
});
