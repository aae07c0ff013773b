import { expect, it, vi } from 'vitest';
import { adoptLanguage } from '#frontend/features/session/adopt-language.ts';
import { leaveApp } from '#frontend/lib/leave-app.ts';
import { ada } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';

vi.mock('#frontend/lib/leave-app.ts', () => ({ leaveApp: vi.fn() }));

it.each([
  { chosen: 'sv', opened: ['?language=sv'] },
  { chosen: 'en', opened: [] },
  { chosen: null, opened: [] },
] as const)('a profile with the language $chosen opens $opened', async ({ chosen, opened }) => {
  vi.mocked(leaveApp).mockClear();
  startFakeApi({ profiles: new Map([[ada.userId, { language: chosen }]]) });
  beginSession(ada);
  await adoptLanguage();
  expect(vi.mocked(leaveApp).mock.calls.flat()).toEqual(opened);
});

it('the open page keeps its other parameters and its place', async () => {
  vi.mocked(leaveApp).mockClear();
  history.replaceState(null, '', '/outfits?tab=outfits&outfit=1#top');
  startFakeApi({ profiles: new Map([[ada.userId, { language: 'sv' }]]) });
  beginSession(ada);
  await adoptLanguage();
  expect(leaveApp).toHaveBeenCalledExactlyOnceWith('?tab=outfits&outfit=1&language=sv#top');
});
