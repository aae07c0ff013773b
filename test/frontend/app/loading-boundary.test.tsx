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

function show(page: React.ReactNode) {
  // React logs every error that a boundary catches with `console.error`.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashBoundary>
      <p>The header</p>
      <LoadingBoundary path="/one">
        <Suspense>{page}</Suspense>
      </LoadingBoundary>
    </CrashBoundary>,
  );
  return told;
}

it('shows another page that has loaded', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = (path: string, page: React.ReactNode) => (
    <LoadingBoundary path={path}>
      <Suspense>{page}</Suspense>
    </LoadingBoundary>
  );
  const { rerender } = render(at('/one', <Offline />));
  await screen.findByRole('heading', { name: 'No connection' });
  rerender(at('/two', <p>Another page</p>));
  screen.getByText('Another page');
  told.mockReset();
});

it('keeps the layout around a page whose script fails to load, and offers to try again', async () => {
  const told = show(<Offline />);
  await screen.findByRole('heading', { name: 'No connection' });
  screen.getByText('The header');
  screen.getByRole('button', { name: 'Try again' });
  told.mockReset();
});

it('rethrows every other error', () => {
  const told = show(<Crash />);
  screen.getByRole('heading', { name: 'Something went wrong' });
  expect(screen.queryByText('The header')).toBeNull();
  told.mockReset();
});

it('shows a page that has loaded', () => {
  show(<p>A page</p>).mockReset();
  screen.getByText('A page');
});
