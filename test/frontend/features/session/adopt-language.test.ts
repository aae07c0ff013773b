import { expect, it, vi } from 'vitest';
import { adoptLanguage } from '#frontend/features/session/adopt-language.ts';
import { leaveApp } from '#frontend/lib/leave-app.ts';
import { ada } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';

vi.mock('#frontend/lib/leave-app.ts', () => ({ leaveApp: vi.fn() }));

it('the app is opened in the language of the profile, at the same place', async () => {
  beginSession(ada);
  history.replaceState(null, '', '/outfits?tab=outfits&outfit=1#top');
  for (const language of ['en', null, 'sv'] as const) {
    startFakeApi({ profiles: new Map([[ada.userId, { language }]]) });
    await adoptLanguage();
    expect(vi.mocked(leaveApp)).toHaveBeenCalledTimes(language === 'sv' ? 1 : 0);
  }
  expect(leaveApp).toHaveBeenCalledWith('?tab=outfits&outfit=1&language=sv#top');
  history.replaceState(null, '', '/');
  await adoptLanguage();
  expect(leaveApp).toHaveBeenLastCalledWith('?language=sv');
});
