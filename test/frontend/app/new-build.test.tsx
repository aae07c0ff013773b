import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSession } from '#frontend/features/session/session.ts';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';
import { showApp } from '../../support/pages/open-page.tsx';

// The page is read when the app is loaded.
vi.hoisted(() => {
  document.head.innerHTML = '<meta name="build" content="old">';
});

it('an open page offers a reload when an answer, here that of a failed call, comes from a newer server', async () => {
  const api = startFakeApi();
  api.fail('profile.getProfile', 'internal');
  const answer = fetch;
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<typeof fetch>) => {
    if (url === '/') return new Response('<meta name="build" content="new">');
    const response = await answer(url, options);
    response.headers?.set('x-build', 'new');
    return response;
  });
  history.replaceState(null, '', '/calendar');
  beginSession(ada);
  startSession();
  showApp();
  await screen.findByText('A new version is here');
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
});
