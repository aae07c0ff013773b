import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from '#frontend/app/crash-boundary.tsx';

const Crash = () => {
  throw new Error('planned');
};

it('shows a message for a page that crashes, and offers a reload', () => {
  // React logs every crash with `console.error`.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashBoundary>
      <Crash />
    </CrashBoundary>,
  );
  screen.getByRole('heading', { name: 'Something went wrong' });
  screen.getByText('An unexpected error occurred. Try reloading the page');
  screen.getByRole('button', { name: 'Reload' });
  expect(told).toHaveBeenCalled();
  told.mockReset();
});

it('shows its children otherwise', () => {
  render(<CrashBoundary>A page</CrashBoundary>);
  screen.getByText('A page');
});
