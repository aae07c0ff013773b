import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startFakeApi } from '../support/fake/api.ts';

it('removes every offline worker and every cache when the app starts, and registers none', async () => {
  startFakeApi();
  const workers = [{ unregister: vi.fn() }, { unregister: vi.fn() }];
  const register = vi.fn();
  const caches = { keys: vi.fn(async () => ['pages', 'images']), delete: vi.fn() };
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    serviceWorker: { register, getRegistrations: async () => workers },
  });
  vi.stubGlobal('caches', caches);
  document.body.innerHTML = '<div id="root"></div>';

  await import('#frontend/main.tsx');

  await screen.findByRole('heading', { name: 'Transform Your Wardrobe' });
  await vi.waitFor(() => expect(caches.delete.mock.calls).toEqual([['pages'], ['images']]));
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce();
  expect(register).not.toHaveBeenCalled();
});
