import { renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { textOfReason } from '#frontend/features/pinboard/callback-texts.ts';
import { usePinboardCallback } from '#frontend/features/pinboard/use-pinboard-callback.ts';
import { ada } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { handle } from '../../../support/fake/surroundings.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';
import { findToast, heading } from '../../../support/pages/open-page.tsx';
import { comeBack, remember, round, shows } from '../../../support/pages/pinboard-callback.tsx';

const allowed = '?code=a-code&state=a-state';
const failed = 'Pinterest is not connected';

it('coming back from the consent page connects the tab, says so, and after 1.5 s shows the outfits', async () => {
  const letGo: (() => void)[] = [];
  const { api, leadsOnAfter } = await comeBack(allowed, (fake) => {
    letGo.push(fake.hold('pinboard.exchangeCode'));
  });
  await shows('Connecting Pinterest...');
  letGo[0]?.();
  await shows('Pinterest is connected');
  expect(api.requestsOf('pinboard.exchangeCode')).toMatchObject([
    {
      userId: ada.userId,
      body: { code: 'a-code', state: 'a-state', redirectUri: round.pinboard_oauth_redirect_uri },
    },
  ]);
  expect({ ...sessionStorage }).toEqual({
    pinboard_oauth_user_id: ada.userId,
    pinboard_access_token: handle,
    pinboard_connected: 'true',
  });
  expect(await leadsOnAfter(1500)).toBe('/outfits?pinboard_success=true');
  await heading('Outfits');
  await findToast('Pinterest is connected');
});

it('an exchange of the code that fails is told, leaves no access in the tab, and after 2 s leads back', async () => {
  const { leadsOnAfter } = await comeBack(allowed, (api) =>
    api.fail('pinboard.exchangeCode', 'pinboard.exchange_failed', { hint: 'Too late' }),
  );
  await shows(failed);
  const text = 'Failed to complete Pinterest authentication';
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(sessionStorage).toHaveLength(0);
  expect(await leadsOnAfter(2000)).toBe('/outfits?pinboard_error=exchange_failed');
  expect((await findToast(failed)).textContent).toContain(text);
});

it('the outcome of the consent is that of the address, if this tab has asked for consent', async () => {
  const api = startFakeApi();
  beginSession(ada);
  const outcomeOf = async (query: string, remembered: Partial<typeof round> = round) => {
    sessionStorage.clear();
    remember(remembered);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/auth/pinboard/callback${query}`]}>{children}</MemoryRouter>
    );
    const { result, unmount } = renderHook(usePinboardCallback, { wrapper });
    await waitFor(() => expect(result.current.status).not.toBe('working'));
    unmount();
    return result.current;
  };
  const said = '&error_description=The+person+said+no.';
  for (const [query, reason, text] of [
    [`?error=access_denied${said}`, 'access_denied', 'The person said no.'],
    [`?${said}`, 'oauth_error', 'The person said no.'],
    ['?error=access_denied', 'access_denied', 'access_denied'],
    ['?error=', 'oauth_error', 'Authentication failed'],
    ['?state=a-state', 'missing_code', 'No authorization code received'],
  ] as const) {
    expect(await outcomeOf(query)).toEqual({ status: 'failed', reason, text, returnTo: '/outfits' });
    expect(sessionStorage).toHaveLength(0);
  }
  const forgotten = {
    status: 'failed',
    reason: 'missing_state',
    text: 'Missing OAuth state - please try connecting again',
  };
  const { pinboard_oauth_return, pinboard_oauth_user_id, pinboard_oauth_redirect_uri } = round;
  expect(await outcomeOf(allowed, { pinboard_oauth_user_id })).toMatchObject(forgotten);
  expect(await outcomeOf(allowed, { pinboard_oauth_redirect_uri })).toMatchObject(forgotten);
  // A tab that has not asked shows no text of its address.
  expect(await outcomeOf('?error=call&error_description=Call+0900', { pinboard_oauth_return })).toEqual({
    ...forgotten,
    returnTo: '/outfits',
  });
  expect(api.requestsOf('pinboard.exchangeCode')).toEqual([]);
  expect(await outcomeOf(allowed, { pinboard_oauth_user_id, pinboard_oauth_redirect_uri })).toEqual({
    status: 'connected',
    returnTo: '/outfit',
  });
});

it('a reason in the address is told in a text of the app, and an unknown one in a general text', () => {
  expect(['exchange_failed', 'unavailable', 'Call 0900 now', 'constructor'].map(textOfReason)).toEqual([
    'Failed to complete Pinterest authentication',
    'Pinterest is not set up for this app.',
    'Authentication failed',
    'Authentication failed',
  ]);
});
