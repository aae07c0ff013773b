import { screen, within } from '@testing-library/react';
import { it, vi } from 'vitest';
import { startSession } from '#frontend/features/session/session.ts';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';
import { showApp } from '../../support/pages/open-page.tsx';

vi.mock('#frontend/app/bottom-bar.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

it('a bottom bar whose script does not arrive still opens the menu', async () => {
  // React logs every error that a boundary catches with `console.error`.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startFakeApi();
  history.replaceState(null, '', '/policy');
  beginSession(ada);
  startSession();
  const { user } = showApp();
  const bar = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(await bar.findByRole('button', { name: 'Open menu' }));
  within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Calendar' });
  told.mockReset();
});
